import { env } from '../../base/env.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import type { ReceivingAddress } from '../email-addresses/queries.ts';

/** Headers of an email that we pass on. If it comes back to us, they say so. */
export function loopHeaders({ address }: Pick<ReceivingAddress, 'address'>, host: string): Record<string, string> {
  return { 'List-Id': `<${address.replace('@', '.')}.${host}>`, 'X-Loop': address };
}

/** Why an email is one of ours that came back, in a sentence. Undefined for all others. */
export function ownEmail(
  mail: Pick<ReadMail, 'from' | 'header'>,
  { address, domain }: Pick<ReceivingAddress, 'address' | 'domain'>,
): string | undefined {
  const host = env().mailIn?.host;
  if (mail.header('x-loop').toLowerCase() === address || (host && mail.header('list-id').toLowerCase().endsWith(`.${host}>`)))
    return 'We passed this email on, and it came back.';
  const from = mail.from?.address ?? '';
  if (from === address || (host && from.endsWith(`@${host}`)) || from.endsWith(`@${domain}`))
    return 'It’s from an address of the site itself.';
  return undefined;
}
