import { env } from '../base/env.ts';

/**
 * Whether owners can have addresses at their domains that we receive email at. A mailbox that we ask for replies gets only those to our
 * own emails.
 */
export function offersEmail(): boolean {
  const { mailIn } = env();
  return mailIn !== undefined && mailIn.imapUrl === undefined;
}
