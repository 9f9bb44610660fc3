import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { bookingEvents, bookings } from '../../db/schema/index.ts';
import { isConflict } from '../../db/write-errors.ts';
import { minuteMs } from '../../time/units.ts';
import { isStaff, recordAudit } from '../audit/audit.ts';
import { readSettings } from '../settings/settings.ts';
import { offerNow } from './calendar.ts';
import { notifyOfCall } from './news.ts';
import { refusedAs } from './refusals.ts';
import { type BookingRequest, callMinutes, type OfferedDay, offeredInstead } from './schema.ts';
import { nextFreeTimes } from './times.ts';

export type Booking = typeof bookings.$inferSelect;

/** Who acts: `visitor`, `user:<id>` or `admin:<id>`. */
interface ActorContext {
  actor: string;
  /** Shown to the other side. */
  reason?: string;
  now?: Date;
}

/** If the requested time is taken, `next` has the nearest available ones. */
export type BookingResult = { ok: true; booking: Booking } | Refusal;
type Refusal = { next: Date[] } & ReturnType<typeof refusedAs>;

/**
 * Books a call, or returns the three nearest available times. `userId` is the account it belongs to, `openedId` the call that
 * the browser already has open: if the same person books the same time twice, they get the existing call.
 */
export async function book(
  request: BookingRequest & { isSpam?: boolean },
  userId: string | undefined,
  { actor, now = new Date() }: ActorContext,
  openedId?: string,
): Promise<BookingResult> {
  const forStaff = isStaff(actor);
  // Same answer as for any taken slot: knowing an email must not reveal a booking.
  const wanted = { ...request, mayBeTheirs: !forStaff };
  return onCalendar(wanted, now, forStaff, async (tx) => {
    const same = and(eq(bookings.email, request.email), eq(bookings.startsAt, request.startsAt), eq(bookings.state, 'confirmed'));
    const [known] = await tx.select().from(bookings).where(same);
    if (known && (forStaff || known.id === openedId || (userId && known.userId === userId))) return { ok: true, booking: known };
    const place = await freePlace(tx, wanted, { actor, now });
    if (!place.ok) return place;
    const { startsAt, phone, ...rest } = request;
    const [booking] = await tx
      .insert(bookings)
      .values({ ...rest, ...place.at, startsAt, phone: phone || null, userId, createdAt: now, updatedAt: now })
      .returning();
    if (!booking) throw new Error('We couldn’t save your call. Please try again.');
    await record(tx, booking, 'made', { actor, now }, { toStartsAt: startsAt });
    return { ok: true, booking };
  });
}

/** Reschedules an upcoming call. `zone` is the visitor's current time zone; admins leave it unchanged. */
export async function moveBooking(
  bookingId: string,
  request: { startsAt: Date; zone?: string },
  { actor, reason = '', now = new Date() }: ActorContext,
): Promise<BookingResult> {
  const wanted = { startsAt: request.startsAt, zone: request.zone ?? brand.timeZone };
  return onCalendar(wanted, now, isStaff(actor), async (tx) => {
    const [before] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
    const ended = endedCode(before, now);
    if (!before || ended) return refusal(ended ?? 'call-not-found');
    if (before.startsAt.getTime() === request.startsAt.getTime()) return { ok: true, booking: before };
    const place = await freePlace(tx, wanted, { actor, now }, before);
    if (!place.ok) return place;
    const [booking] = await tx
      .update(bookings)
      .set({ ...place.at, startsAt: request.startsAt, zone: request.zone ?? before.zone, sequence: before.sequence + 1, updatedAt: now })
      .where(eq(bookings.id, bookingId))
      .returning();
    if (!booking) throw new Error('We couldn’t reschedule the call. Please try again.');
    await record(tx, booking, 'moved', { actor, reason, now }, { fromStartsAt: before.startsAt, toStartsAt: request.startsAt });
    return { ok: true, booking };
  });
}

/** Cancels an upcoming call. Does nothing if it's canceled already. */
export async function cancelBooking(bookingId: string, { actor, reason = '', now = new Date() }: ActorContext): Promise<BookingResult> {
  return db().transaction((tx) => cancelBookingIn(tx, bookingId, { actor, reason, now }));
}

/** The same inside the caller's transaction. */
export async function cancelBookingIn(
  tx: Connection,
  bookingId: string,
  { actor, reason = '', now = new Date() }: ActorContext,
): Promise<BookingResult> {
  const [before] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
  if (before?.state === 'canceled') return { ok: true, booking: before };
  const ended = endedCode(before, now);
  if (!before || ended) return refusal(ended ?? 'call-not-found');
  const [booking] = await tx
    .update(bookings)
    .set({ state: 'canceled', canceledAt: now, cancelReason: reason, sequence: before.sequence + 1, updatedAt: now })
    .where(eq(bookings.id, bookingId))
    .returning();
  if (!booking) throw new Error('We couldn’t cancel the call. Please try again.');
  await record(tx, booking, 'canceled', { actor, reason, now }, { fromStartsAt: before.startsAt });
  return { ok: true, booking };
}

/** A requested time, its time zone, and whether the call that takes it may be the requester's own. */
interface TimeRequest {
  startsAt: Date;
  zone: string;
  mayBeTheirs?: boolean;
}

/**
 * Serializes changes of the calendar, so a request that comes too late reads the current state. The table's constraints also
 * prevent double bookings.
 */
async function onCalendar(
  request: TimeRequest,
  now: Date,
  forStaff: boolean,
  change: (tx: Connection) => Promise<BookingResult>,
): Promise<BookingResult> {
  try {
    return await db().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bookings'))`);
      return change(tx);
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    return takenInstead(request, (await offerNow({ forStaff, now })).days);
  }
}

interface Place {
  endsAt: Date;
  busyUntil: Date;
  day: string;
  seat: number;
}

/** The day and seat of a call, if its time is available. A call that is being rescheduled doesn't block itself. */
async function freePlace(
  tx: Connection,
  request: TimeRequest,
  { actor, now = new Date() }: ActorContext,
  moved?: Booking,
): Promise<{ ok: true; at: Place } | Refusal> {
  const forStaff = isStaff(actor);
  const { days, takesBookings } = await offerNow({ without: moved, forStaff, now }, tx);
  if (!takesBookings && !forStaff) return refusal('booking-closed');
  const offered = days.find(({ times }) => times.some((time) => time.getTime() === request.startsAt.getTime()));
  if (!offered) return takenInstead(request, days);
  const { day } = offered;
  const { bookingBufferMinutes } = await readSettings(tx);
  const endsAt = new Date(request.startsAt.getTime() + callMinutes * minuteMs);
  const busyUntil = new Date(endsAt.getTime() + bookingBufferMinutes * minuteMs);
  const seat = moved?.day === day ? moved.seat : await freeSeat(tx, day);
  return { ok: true, at: { endsAt, busyUntil, day, seat } };
}

/** The lowest free seat of a day. */
async function freeSeat(tx: Connection, day: string): Promise<number> {
  const takenSeats = await tx
    .select({ seat: bookings.seat })
    .from(bookings)
    .where(and(eq(bookings.day, day), eq(bookings.state, 'confirmed'), gte(bookings.seat, 1)))
    .orderBy(asc(bookings.seat));
  const seats = new Set(takenSeats.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat++;
  return seat;
}

function refusal(code: Exclude<Refusal['code'], 'time-taken'>): Refusal {
  return { ...refusedAs(code), next: [] };
}

/** The refusal of a taken time, with the nearest available ones. */
function takenInstead({ startsAt, zone, mayBeTheirs = false }: TimeRequest, days: readonly OfferedDay[]): Refusal {
  return refusedAs('time-taken', { startsAt, zone, mayBeTheirs, next: nextFreeTimes(days, startsAt, offeredInstead) });
}

/** Why a call can no longer be changed; undefined if it can, or if there's none. */
function endedCode(booking: Booking | undefined, now: Date) {
  if (booking?.state === 'canceled') return 'call-canceled';
  return booking && booking.startsAt <= now ? 'call-started' : undefined;
}

/** Records a change of a call and notifies both sides. */
async function record(
  tx: Connection,
  booking: Booking,
  kind: 'made' | 'moved' | 'canceled',
  { actor, reason = '', now }: ActorContext,
  times: { fromStartsAt?: Date; toStartsAt?: Date },
): Promise<void> {
  await tx.insert(bookingEvents).values({ bookingId: booking.id, actor, kind, reason, ...times, createdAt: now });
  if (isStaff(actor)) {
    const action = { made: 'booking.book', moved: 'booking.move', canceled: 'booking.cancel' }[kind];
    await recordAudit(tx, { actor, action, subject: `booking:${booking.id}`, detail: { reason, ...times } });
  }
  await notifyOfCall(tx, booking, kind, { byUs: isStaff(actor), reason, before: kind === 'moved' ? times.fromStartsAt : undefined });
  if (booking.userId) await publishChange(tx, { topic: 'user', id: booking.userId });
}
