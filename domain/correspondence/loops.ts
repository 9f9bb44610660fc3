import { env } from '../../base/env.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import type { ReceivingAddress } from '../email-addresses/queries.ts';

/** Headers of an email that we pass on. If it comes back to us, they say so. */
export function loopHeaders({ address }: Pick<ReceivingAddress, 'address'>, host: string): Record<string, string> {
  return { 'List-Id': `<${address.replace('@', '.')}.${host}>`, 'X-Loop': address };
}

/**
 * Why an email is one of ours that came back, or pretends to be from the site itself, in a sentence. Undefined for all others, such as that of a
 * booking service that may send as the owner's domain.
 */
export function ownEmail(
  mail: Pick<ReadMail, 'from' | 'header'>,
  { verdict }: Pick<Authentication, 'verdict'>,
  { address, domain }: Pick<ReceivingAddress, 'address' | 'domain'>,
): string | undefined {
  const host = env().mailIn?.host;
  if (mail.header('x-loop').toLowerCase() === address || (host && mail.header('list-id').toLowerCase().endsWith(`.${host}>`)))
    return 'We passed this email on, and it came back.';
  const from = mail.from?.address ?? '';
  if (host && from.endsWith(`@${host}`)) return 'It’s from our own mail host.';
  return verdict !== 'pass' && from.endsWith(`@${domain}`) ? 'It says that it’s from the site itself, and isn’t.' : undefined;
}
