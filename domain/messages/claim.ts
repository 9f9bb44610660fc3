import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/connect.ts';
import { messages, threads, users } from '../../db/schema/index.ts';
import { publishThread } from './post.ts';
import { oldestUnanswered } from './queries.ts';

/** Assigns a person the thread of the guest who wrote under their verified email. It becomes their general thread, or is merged with it. */
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
    // Uses columns, because a time loses its microseconds in JavaScript, and read messages would become unread.
    const beside = alias(threads, 'beside');
    await tx
      .update(threads)
      .set({
        customerReadAt: sql`${beside.customerReadAt}`,
        staffReadAt: sql`least(${threads.staffReadAt}, ${beside.staffReadAt})`,
        waitingSince: sql`least(${threads.waitingSince}, ${beside.waitingSince})`,
        lastMessageAt: sql`greatest(${threads.lastMessageAt}, ${beside.lastMessageAt})`,
        createdAt: sql`least(${threads.createdAt}, ${beside.createdAt})`,
      })
      .from(beside)
      .where(and(eq(threads.id, guest.id), eq(beside.id, own.id)));
    await tx.update(messages).set({ threadId: guest.id }).where(eq(messages.threadId, own.id));
    await tx.delete(threads).where(eq(threads.id, own.id));
  }
  // Keeps the guest's thread, because admins have links to it. Answers were emailed to the guest, so they count as read unless
  // there was a thread of their own.
  await tx
    .update(threads)
    .set({
      userId,
      guestEmail: null,
      guestName: null,
      isSpam: false,
      // Possible spam waited for no one. Now it has a person.
      ...(guest.isSpam ? { waitingSince: sql`coalesce(${threads.waitingSince}, ${oldestUnanswered})` } : {}),
      ...(own ? {} : { customerReadAt: sql`now()` }),
    })
    .where(eq(threads.id, guest.id));
  await publishThread(tx, { userId });
}
