import type { Connection } from '../../db/connect.ts';
import { notifyAdminsOf } from './alerts.ts';
import type { KeptAttachment } from './attachments.ts';
import { post } from './post.ts';
import { threadOfGuest, threadOfPerson } from './threads.ts';

/**
 * Adds a message from the contact form to a thread: the sender's own if they're logged in, otherwise the guest thread of the
 * email they typed, which is unverified. The form emails the operator itself. Returns the thread's ID.
 */
export async function postFromContact(
  tx: Connection,
  sender: { userId: string | undefined; email: string; name: string },
  body: string,
  eventKey: string,
  files: KeptAttachment[],
): Promise<string> {
  const { userId, email, name } = sender;
  const thread = userId ? await threadOfPerson(tx, userId) : await threadOfGuest(tx, email, name);
  const posted = await post(tx, thread.id, { author: 'customer', authorId: userId, via: 'contact', body, eventKey }, 'begins', files);
  if (posted) await notifyAdminsOf(tx, posted.thread, posted.message, { from: name, files, mail: 'mailbox' });
  return thread.id;
}
