import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bookings, users } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Booking } from './bookings.ts';
import { bookingIdIn, linkEndsAt } from './link.ts';

/** The call that a link's secret opens; undefined for a wrong link, one whose person is deleted, and one that is long over. */
export async function bookingBySecret(secret: string, now: Date = new Date()): Promise<Booking | undefined> {
  const id = bookingIdIn(secret);
  if (!id) return undefined;
  const [booking] = await db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), sql`${bookings.email} <> ''`));
  return booking && linkEndsAt(booking) > now ? booking : undefined;
}

/** A person's own calls that are to come, the next first. */
export async function comingCallsOf(userId: string, now: Date = new Date()): Promise<Booking[]> {
  return db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt));
}

/** A person's own calls that are over or canceled, the newest first. */
export async function pastCallsOf(userId: string, now: Date = new Date()): Promise<Booking[]> {
  return db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), sql`(${bookings.state} = 'canceled' or ${bookings.endsAt} <= ${now})`))
    .orderBy(desc(bookings.startsAt))
    .limit(20);
}

/** Everyone's next calls, for Admin. */
export async function nextCalls(limit: number, now: Date = new Date()) {
  const { id, name, startsAt, userId } = bookings;
  return db()
    .select({ id, name, startsAt, userId })
    .from(bookings)
    .where(and(eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(startsAt))
    .limit(limit);
}

/** Name and email of an account, to book a call for it. */
export async function personForCall(userId: string) {
  if (!isId(userId)) return undefined;
  const [person] = await db().select({ id: users.id, name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return person;
}
