import { and, desc, eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';

/** Seed section 9: the list shows the newest 20. */
const listLimit = 20;

export interface NewNotification {
  type: 'success' | 'warning' | 'error' | 'info';
  title: string;
  message: string;
  /** A path of ours; a click follows it. */
  link?: string;
  eventKey: string;
  /** A later one for the same event takes the place of the earlier one, as unread news of now. Else it changes nothing. */
  renews?: boolean;
}

/** Puts a notification into a person's list; `tell` decides whether they want it there. Open pages hear of it by a trigger of the table. */
export async function notify(tx: Connection, userId: string, { renews = false, ...notification }: NewNotification): Promise<void> {
  const inserted = tx.insert(notifications).values({ userId, ...notification });
  if (renews)
    await inserted.onConflictDoUpdate({
      target: [notifications.userId, notifications.eventKey],
      set: { ...notification, read: false, createdAt: sql`now()` },
    });
  else await inserted.onConflictDoNothing();
}

/** A person's newest notifications, newest first. */
export async function notificationsOf(userId: string) {
  return db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(listLimit);
}

export async function unreadCount(userId: string): Promise<number> {
  return db().$count(notifications, and(eq(notifications.userId, userId), eq(notifications.read, false)));
}

/** Marks one as read; another person's id changes nothing. */
export async function markRead(userId: string, notificationId: string): Promise<void> {
  await db()
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId), eq(notifications.read, false)));
}

export async function markAllRead(userId: string): Promise<void> {
  await db()
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.read, false)));
}
