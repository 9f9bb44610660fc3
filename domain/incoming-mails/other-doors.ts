import { env } from '../../base/env.ts';
import { signedAuthentication } from '../../outside/mail-in/by-signature.ts';
import { uncheckable } from '../../outside/mail-in/checkable.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { receivedLine } from '../../outside/mail-in/received-line.ts';
import type { Admitted } from '../../outside/mail-in/receiver.ts';
import { names } from '../../outside/network/names.ts';
import { admitRecipient, keepMail } from './door.ts';
import { turnedAway } from './refusals.ts';

/** The largest email that we take, by whichever door. */
export const mostMailBytes = 25 * 1024 * 1024;

/** Headers in which mail servers note whom an email was delivered to. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to'];

/** Takes an email that someone else received for us, such as a provider that calls our webhook. Its author is proved only by its signature. */
export async function takeDelivered(
  raw: Buffer,
  { recipients, sender, from }: { recipients: string[]; sender: string; from: string },
): Promise<Admitted> {
  const refused = uncheckable(raw);
  if (refused) return refused;
  const client = { address: '', helo: from, isEncrypted: false };
  const admitted: string[] = [];
  let refusal: Admitted | undefined;
  for (const recipient of new Set(recipients.map((one) => one.trim().toLowerCase()))) {
    const answer = await admitRecipient(recipient, sender.toLowerCase(), client);
    if (answer.ok) admitted.push(recipient);
    else refusal ??= answer;
  }
  if (admitted.length === 0) return refusal ?? turnedAway('no-one-there');
  const authentication = await signedAuthentication(raw, names());
  const file = Buffer.concat([receivedLine(client, env().mailIn?.host ?? ''), raw]);
  return keepMail({ client, sender: sender.toLowerCase(), recipients: admitted, raw, file, authentication });
}

/** Addresses of ours that an email in a mailbox was sent to, in place of the envelope that the mailbox no longer has. */
export function recipientsIn({ to, cc, header }: Pick<ReadMail, 'to' | 'cc' | 'header'>): string[] {
  const ending = `@${env().mailIn?.host}`;
  const named = [...to, ...cc].map(({ address }) => address);
  const delivered = deliveryHeaders.map((name) =>
    header(name)
      .replace(/[<>\s]/g, '')
      .toLowerCase(),
  );
  return [...new Set([...named, ...delivered])].filter((address) => address.endsWith(ending));
}
