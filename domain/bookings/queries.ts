import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bookings, users } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Booking } from './bookings.ts';
import { bookingIdIn, linkEndsAt } from './link.ts';

/** The call that a link's secret gives access to. Undefined if the link is invalid or expired, or if its person deleted their account. */
export async function bookingBySecret(secret: string, now: Date = new Date()): Promise<Booking | undefined> {
  const id = bookingIdIn(secret);
  if (!id) return undefined;
  const [booking] = await db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), sql`${bookings.email} <> ''`));
  return booking && linkEndsAt(booking) > now ? booking : undefined;
}

/** A person's upcoming calls, soonest first. */
export async function comingCallsOf(userId: string, now: Date = new Date()): Promise<Booking[]> {
  return db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt));
}

/** A person's past and canceled calls, newest first. */
export async function pastCallsOf(userId: string, now: Date = new Date()): Promise<Booking[]> {
  return db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), sql`(${bookings.state} = 'canceled' or ${bookings.endsAt} <= ${now})`))
    .orderBy(desc(bookings.startsAt))
    .limit(20);
}

/** The next calls of all visitors, for Admin. */
export async function nextCalls(limit: number, now: Date = new Date()) {
  const { id, name, startsAt, userId } = bookings;
  return db()
    .select({ id, name, startsAt, userId })
    .from(bookings)
    .where(and(eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(startsAt))
    .limit(limit);
}

/** An account's name and email, to book a call for it. */
export async function personForCall(userId: string) {
  if (!isId(userId)) return undefined;
  const [person] = await db().select({ id: users.id, name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return person;
}
