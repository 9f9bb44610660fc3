import { z } from 'zod';
import type { MailTemplate } from '../../emails/templates.ts';
import { emailAddress, invalidEmail } from '../../text/email-address.ts';

/** Emails that aren't needed for an order or a project. They carry an unsubscribe link, and opt-outs are checked before each is sent. */
export const marketingMails: readonly MailTemplate[] = ['discount-code'];

/** What an email is about. Emails about the same one make one thread. */
export type Matter = `${'call' | 'conversation' | 'order' | 'project'}:${string}`;

/** The longest address that mail servers accept, and its longest part before the @ (RFC 5321, section 4.5.3.1). */
const mostCharacters = 254;
const mostBeforeAt = 64;

/** An address as login and sign-up accept it, in lower case: up to 255 characters, one more than mail servers do. */
export const typedEmail = z
  .string()
  // A check, and not a transform that fails: forms go on to compare two passwords after it.
  .refine((typed) => emailAddress(typed) !== undefined, invalidEmail)
  .transform((typed) => emailAddress(typed)?.toLowerCase() ?? '');

/** An address that we or others will email. */
export const mailableEmail = typedEmail.refine(isMailable, 'Email can’t be sent to an address this long. Use a shorter one.');

/** True if mail servers accept an address of this length. */
export function isMailable(email: string): boolean {
  return email.length <= mostCharacters && email.lastIndexOf('@') <= mostBeforeAt;
}
