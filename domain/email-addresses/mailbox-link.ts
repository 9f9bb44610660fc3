import { env } from '../../base/env.ts';
import { dayMs } from '../../time/units.ts';
import { isId } from '../ids.ts';
import { isSignatureOf, signatureOf } from '../signatures.ts';
import { mailboxLinkDays } from './schema.ts';

const purpose = 'mailbox-link';

/**
 * The page that verifies a mailbox, and when its link expires. Who opens it needs no account here, because the mailbox may be an employee's:
 * that they got the email is what it verifies. A mailbox that's removed and added again has another ID, so earlier links don't verify it.
 */
export function mailboxLink(mailboxId: string, now = new Date()): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + mailboxLinkDays * dayMs);
  const named = `${mailboxId}.${expiresAt.getTime()}`;
  return { url: `${env().appUrl}/mailbox?link=${named}.${signatureOf(purpose, named)}`, expiresAt };
}

/** The mailbox that a link verifies. Undefined if we didn't make it, or it has expired. */
export function mailboxIdIn(link: string, now = new Date()): string | undefined {
  const [id = '', expiresMs = '', signature = '', ...more] = link.split('.');
  const isOurs = isId(id) && more.length === 0 && isSignatureOf(purpose, `${id}.${expiresMs}`, signature);
  return isOurs && now.getTime() < Number(expiresMs) ? id : undefined;
}
