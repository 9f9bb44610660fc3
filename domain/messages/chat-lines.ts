import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import { notifyAdminsOf } from './alerts.ts';
import { post } from './post.ts';
import { threadOfPerson } from './threads.ts';

/**
 * Stores a logged-in person's question to the assistant, and its answer, in their thread. With `forPerson`, the thread waits
 * for an answer and admins are notified; otherwise it doesn't wait.
 */
export async function keepChat(userId: string, question: string, answer: string, forPerson = false): Promise<void> {
  await db().transaction(async (tx) => {
    const thread = await threadOfPerson(tx, userId);
    const line = { author: 'customer', authorId: userId, via: forPerson ? 'handover' : 'chat', body: question } as const;
    const posted = await post(tx, thread.id, line, forPerson ? 'begins' : 'stays');
    await post(tx, thread.id, { author: 'assistant', via: 'chat', body: answer }, 'stays');
    if (!forPerson || !posted) return;
    const [writer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
    await notifyAdminsOf(tx, posted.thread, posted.message, { from: writer?.name || 'a customer', files: [], mail: 'each' });
  });
}
