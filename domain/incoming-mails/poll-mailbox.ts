import { env } from '../../base/env.ts';
import { uncheckable } from '../../outside/mail-in/checkable.ts';
import { readMailbox } from '../../outside/mail-in/mailbox.ts';
import { readHeader } from '../../outside/mail-in/read-mail.ts';
import { mostMailBytes, recipientsIn, takeDelivered } from './other-doors.ts';

/** Takes what's unread in the mailbox that gets the email of our mail host, where nothing can come in at a port. */
export async function pollMailbox(): Promise<void> {
  const url = env().mailIn?.imapUrl;
  if (url) await readMailbox(url, mostMailBytes, takeUnread);
}

/** False if it couldn't be taken for now. What's refused for good counts as read. */
async function takeUnread(raw: Buffer): Promise<boolean> {
  if (uncheckable(raw)) return true;
  const mail = await readHeader(raw);
  const recipients = recipientsIn(mail);
  if (recipients.length === 0) return true;
  const returnPath = mail.header('return-path').replace(/[<>\s]/g, '');
  const answer = await takeDelivered(raw, { recipients, sender: returnPath, from: 'mailbox' });
  return answer.ok || answer.status >= 500;
}
