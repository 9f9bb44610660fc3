import type { Connection } from '../../db/connect.ts';
import { notifyAdminsOf } from './alerts.ts';
import type { KeptAttachment } from './attachments.ts';
import { post } from './post.ts';
import { type Thread, threadOfGuest, threadOfPerson } from './threads.ts';

/**
 * Adds a message from the contact form to a thread: the sender's own if they're logged in, otherwise the guest thread of the
 * email they typed, which is unverified. The form emails the operator itself. Possible spam in a new guest thread waits for no one
 * and notifies no one.
 */
export async function postFromContact(
  tx: Connection,
  sender: { userId: string | undefined; email: string; name: string; isSpam: boolean },
  body: string,
  eventKey: string,
  files: KeptAttachment[],
): Promise<Thread> {
  const { userId, email, name, isSpam } = sender;
  const thread = userId ? await threadOfPerson(tx, userId) : await threadOfGuest(tx, email, name, isSpam);
  const posted = await post(
    tx,
    thread.id,
    { author: 'customer', authorId: userId, via: 'contact', body, eventKey },
    thread.isSpam ? 'stays' : 'begins',
    files,
  );
  if (posted && !thread.isSpam) await notifyAdminsOf(tx, posted.thread, posted.message, { from: name, files, mail: 'mailbox' });
  return thread;
}
