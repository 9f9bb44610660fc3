import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fits } from '../../db/fits.ts';
import { bookingEvents, bookings, users } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Booking } from './bookings.ts';
import { bookingIdIn, linkEndsAt } from './link.ts';
import { type CallFilter, type CallSort, callFilters } from './schema.ts';

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
    .where(and(eq(bookings.userId, userId), sql`(${bookings.state} = 'cancelled' or ${bookings.endsAt} <= ${now})`))
    .orderBy(desc(bookings.startsAt))
    .limit(20);
}

/** The next calls of all, for the desk. */
export async function nextCalls(limit: number, now: Date = new Date()) {
  const { id, name, startsAt, userId } = bookings;
  return db()
    .select({ id, name, startsAt, userId })
    .from(bookings)
    .where(and(eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(startsAt))
    .limit(limit);
}

/** Calls on one page of the desk's list. */
export const callsPageSize = 50;

export interface CallListQuery {
  /** A number, or parts of a name, an email, a phone number or a message; '' for all. */
  search: string;
  filter: CallFilter;
  sort: CallSort;
  descending: boolean;
  /** From 1 on; 'all' for every row, as a file needs them. */
  page: number | 'all';
}

const sortColumns: Record<CallSort, SQL> = {
  time: sql`${bookings.startsAt}`,
  name: sql`lower(${bookings.name})`,
  made: sql`${bookings.createdAt}`,
};

/** A page of calls, and how many fit the search under each filter. */
export async function callsForAdmin({ search, filter, sort, descending, page }: CallListQuery, now: Date = new Date()) {
  const inFilter: Record<CallFilter, SQL> = {
    coming: sql`${bookings.state} = 'confirmed' and ${bookings.endsAt} > ${now}`,
    past: sql`${bookings.state} = 'confirmed' and ${bookings.endsAt} <= ${now}`,
    cancelled: sql`${bookings.state} = 'cancelled'`,
    all: sql`true`,
  };
  const found = search ? matches(search) : sql`true`;
  const list = db()
    .select()
    .from(bookings)
    .where(sql`${found} and ${inFilter[filter]}`)
    .orderBy((descending ? desc : asc)(sortColumns[sort]), desc(bookings.id))
    .$dynamic();
  const counted = Object.fromEntries(callFilters.map((one) => [one, sql<number>`count(*) filter (where ${inFilter[one]})::int`])) as Record<
    CallFilter,
    SQL<number>
  >;
  const [rows, [counts]] = await Promise.all([
    page === 'all' ? list : list.limit(callsPageSize).offset((page - 1) * callsPageSize),
    db().select(counted).from(bookings).where(found),
  ]);
  return { rows, counts: counts as Record<CallFilter, number> };
}

function matches(search: string): SQL {
  const number = /^(?:b-?)?(\d{1,9})$/i.exec(search)?.[1];
  const { name, email, phone, message } = bookings;
  const texts = fits(search, [sql`${name}`, sql`${email}`, sql`${phone}`, sql`${message}`]);
  return number ? sql`(${bookings.number} = ${Number(number)} or ${texts})` : texts;
}

/** One call with what happened to it, oldest first, for the desk. */
export async function callForAdmin(bookingId: string) {
  if (!isId(bookingId)) return undefined;
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return undefined;
  const events = await db()
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id));
  return { booking, events };
}

/** Name and email of an account, to book a call for it. */
export async function personForCall(userId: string) {
  if (!isId(userId)) return undefined;
  const [person] = await db().select({ id: users.id, name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return person;
}
