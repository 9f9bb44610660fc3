import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { messages, threads, users } from '../../db/schema/index.ts';
import { announceThread } from './post.ts';

/**
 * Gives a person the thread of the guest who wrote with the email they have proved: it becomes the one beside their
 * projects, or goes into it when there is one.
 */
export async function claimThread(tx: Connection, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified) return;
  const [guest] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.guestEmail, user.email.toLowerCase()), isNull(threads.userId)))
    .for('update');
  if (!guest) return;
  const [own] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), isNull(threads.projectId)))
    .for('update');
  const author = { authorId: userId };
  await tx
    .update(messages)
    .set(author)
    .where(and(eq(messages.threadId, guest.id), eq(messages.author, 'customer')));
  if (own) {
    await tx.update(messages).set({ threadId: guest.id }).where(eq(messages.threadId, own.id));
    await tx.delete(threads).where(eq(threads.id, own.id));
  }
  // The guest's thread stays: staff have links to it. Their answers were mailed, so all of it counts as read.
  await tx
    .update(threads)
    .set({
      userId,
      guestEmail: null,
      guestName: null,
      customerReadAt: own?.customerReadAt ?? sql`now()`,
      ...(own
        ? {
            staffReadAt: sql`least(${threads.staffReadAt}, ${own.staffReadAt.toISOString()}::timestamptz)`,
            waitingSince: sql`least(${threads.waitingSince}, ${own.waitingSince?.toISOString() ?? null}::timestamptz)`,
            lastMessageAt: sql`greatest(${threads.lastMessageAt}, ${own.lastMessageAt.toISOString()}::timestamptz)`,
            createdAt: sql`least(${threads.createdAt}, ${own.createdAt.toISOString()}::timestamptz)`,
          }
        : {}),
    })
    .where(eq(threads.id, guest.id));
  await announceThread(tx, { userId });
}
