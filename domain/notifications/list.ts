import { and, desc, eq, or, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';

/** Number of newest notifications in the list. */
const listLimit = 20;

export interface NewNotification {
  type: 'success' | 'warning' | 'error' | 'info';
  title: string;
  message: string;
  /** One of our paths, where a click leads. */
  link?: string;
  eventKey: string;
  /**
   * With `renews`, a later notification for the same event updates the earlier one if that's unread, and is added as a new
   * row if it was read. Without it, a later one is ignored.
   */
  renews?: boolean;
}

/** Adds to a person's list; `notifyUser` decides whether they want it there. A trigger of the table notifies open pages. */
export async function addNotification(tx: Connection, userId: string, { renews = false, ...notification }: NewNotification): Promise<void> {
  if (renews) return renew(tx, userId, notification);
  await tx
    .insert(notifications)
    .values({ userId, ...notification })
    .onConflictDoNothing();
}

/** A read notification never becomes unread again, so a later one gets its own row, with a number after the event key. */
async function renew(tx: Connection, userId: string, notification: Omit<NewNotification, 'renews'>): Promise<void> {
  const { eventKey } = notification;
  const ofEvent = and(
    eq(notifications.userId, userId),
    or(eq(notifications.eventKey, eventKey), sql`starts_with(${notifications.eventKey}, ${`${eventKey}#`})`),
  );
  const { eventKey: _key, ...news } = notification;
  const renewed = await tx
    .update(notifications)
    .set({ ...news, createdAt: sql`now()` })
    .where(and(ofEvent, eq(notifications.read, false)))
    .returning({ id: notifications.id });
  if (renewed.length > 0) return;
  const before = await tx.$count(notifications, ofEvent);
  await tx
    .insert(notifications)
    .values({ userId, ...notification, eventKey: before === 0 ? eventKey : `${eventKey}#${before + 1}` })
    .onConflictDoNothing();
}

/** A person's newest notifications, newest first, with the fields of the public API. */
export async function notificationsOf(userId: string) {
  const { id, type, title, message, link, read } = notifications;
  return db()
    .select({ id, user_id: notifications.userId, type, title, message, link, read, created_at: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(listLimit);
}

export async function unreadCount(userId: string): Promise<number> {
  return db().$count(notifications, and(eq(notifications.userId, userId), eq(notifications.read, false)));
}

/** Marks a notification as read. Another person's ID changes nothing. */
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
