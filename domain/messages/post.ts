import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { messageFiles, messages, threads, userRoles } from '../../db/schema/index.ts';
import type { KeptAttachment } from './attachments.ts';
import type { Thread } from './threads.ts';

export type Message = typeof messages.$inferSelect;
export type NewMessage = Pick<typeof messages.$inferInsert, 'author' | 'authorId' | 'via' | 'body' | 'eventKey' | 'editRequestId'>;

/** How a message changes whether its thread waits for us: a customer's question begins it, our answer ends it. */
type Waiting = 'begins' | 'ends' | 'stays';

/**
 * Adds a message with its files to a thread, and notifies open pages. Messages of a thread are written one after the other, so
 * their times are in the order in which they're shown. An event key that exists already adds none.
 */
export async function post(
  tx: Connection,
  threadId: string,
  message: NewMessage,
  waiting: Waiting,
  files: KeptAttachment[] = [],
): Promise<{ thread: Thread; message: Message } | undefined> {
  const [before] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
  if (!before) throw new Error("The thread doesn't exist.");
  const [stored] = await tx
    .insert(messages)
    .values({ ...message, threadId, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: messages.eventKey })
    .returning();
  if (!stored) return undefined;
  const ownTime = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${stored.id})`;
  await tx
    .update(threads)
    .set({
      lastMessageAt: ownTime,
      ...(waiting === 'begins' ? { waitingSince: sql`coalesce(${threads.waitingSince}, ${ownTime})` } : {}),
      // What we answer isn't spam.
      ...(waiting === 'ends' ? { waitingSince: null, isSpam: false } : {}),
    })
    .where(eq(threads.id, threadId));
  if (files.length) await tx.insert(messageFiles).values(files.map((file) => ({ messageId: stored.id, ...file })));
  await publishThread(tx, before);
  return { thread: before, message: stored };
}

/** Notifies open pages of a thread's owner and of admins that it changed. */
export async function publishThread(tx: Connection, { userId }: Pick<Thread, 'userId'>): Promise<void> {
  const staff = await tx.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin'));
  for (const id of new Set([...(userId ? [userId] : []), ...staff.map((admin) => admin.id)]))
    await publishChange(tx, { topic: 'user', id });
}
