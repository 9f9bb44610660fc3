import { db } from '../../db/connect.ts';
import { post } from './post.ts';
import { threadOfPerson } from './threads.ts';

/** Keeps what a signed-in person asked the assistant, and its answer, in their thread. Nobody waits for staff because of it. */
export async function keepChat(userId: string, question: string, answer: string): Promise<void> {
  await db().transaction(async (tx) => {
    const thread = await threadOfPerson(tx, userId);
    await post(tx, thread.id, { author: 'customer', authorId: userId, via: 'chat', body: question }, 'stays');
    await post(tx, thread.id, { author: 'assistant', via: 'chat', body: answer }, 'stays');
  });
}
