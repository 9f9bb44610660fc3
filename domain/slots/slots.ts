import { and, desc, eq, gt, gte, isNotNull, lt, max, ne, sql } from 'drizzle-orm';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { slots } from '../../db/schema/index.ts';
import { dayAfter } from '../../time/days.ts';
import { type ClosedOn, openDayFrom, readClosedDays } from '../closed-days/queries.ts';
import type { Settings } from '../settings/schema.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * The start day shown to visitors: the first one with a seat left. Unpaid holds delay it by one start day at most, because
 * anyone can hold seats without paying. So the day shown may be fully held. `holdSlot` then returns another day, which the
 * buyer sees before paying.
 */
export async function nextFreeDay(tx: Connection = db()): Promise<string> {
  return promisedDay(await fullDays(tx));
}

/**
 * The start day shown to visitors, and seven days from today on. `free` is true if visitors see the day as available, `reason` is why
 * we're closed that day, in words for customers: '' if they don't read why.
 */
export async function comingDays(settings: Settings): Promise<{ startDay: string; week: ComingDay[] }> {
  const full = await fullDays(db(), settings);
  const startDay = promisedDay(full);
  const week: ComingDay[] = [];
  for (let day = today(); week.length < 7; day = dayAfter(day)) {
    const reason = full.closedOn(day);
    if (reason !== undefined) week.push({ day, free: false, reason });
    else week.push({ day, free: day < startDay ? !full.withHolds.has(day) : !full.paid.has(day) });
  }
  return { startDay, week };
}

interface ComingDay {
  day: string;
  free: boolean;
  reason?: string;
}

/** Days from today on without a seat left, counting only paid orders (`paid`), or unpaid holds too (`withHolds`). */
interface FullDays {
  paid: Set<string>;
  withHolds: Set<string>;
  closedOn: ClosedOn;
}

async function fullDays(tx: Connection, given?: Settings): Promise<FullDays> {
  const settings = given ?? (await readSettings(tx));
  const { dailyCapacity } = settings;
  const countsByDay = await tx
    .select({
      day: slots.day,
      seats: sql<number>`count(*)::int`,
      paid: sql<number>`count(*) filter (where ${slots.heldUntil} is null)::int`,
    })
    .from(slots)
    .where(gte(slots.day, today()))
    .groupBy(slots.day);
  const daysWith = (count: 'seats' | 'paid') => new Set(countsByDay.filter((row) => row[count] >= dailyCapacity).map((row) => row.day));
  return { paid: daysWith('paid'), withHolds: daysWith('seats'), closedOn: await readClosedDays(tx, settings) };
}

function promisedDay({ paid, withHolds, closedOn }: FullDays): string {
  const first = firstOutside(paid, today(), closedOn);
  return withHolds.has(first) ? firstOutside(paid, dayAfter(first), closedOn) : first;
}

/** The first open day, starting with `day`, that isn't in `full`. */
function firstOutside(full: Set<string>, day: string, closedOn: ClosedOn): string {
  const open = openDayFrom(day, closedOn);
  return full.has(open) ? firstOutside(full, dayAfter(open), closedOn) : open;
}

/** Takes a seat for a paid order and returns its day: the seat it holds, else one on the `wanted` day, else one on the next available day. */
export async function takeSlot(tx: Connection, orderId: string, wanted?: string): Promise<string> {
  return occupy(tx, orderId, wanted, null);
}

/**
 * Holds a seat for an order until `until`: the one it has, else one on the day its buyer was shown, else one on the first
 * available day. Returns the day. If it isn't `shownDay`, another order took that day first. A paid order keeps its seat.
 * `from` is a hash of the client address (see `heldFrom`).
 */
export async function holdSlot(tx: Connection, orderId: string, shownDay: string | undefined, until: Date, from?: string): Promise<string> {
  return occupy(tx, orderId, shownDay, until, from);
}

/** Other unpaid orders that hold seats from the same client address, newest first. */
export async function otherHoldsFrom(from: string, orderId: string): Promise<string[]> {
  const rows = await db()
    .select({ orderId: slots.orderId })
    .from(slots)
    .where(and(eq(slots.heldFrom, from), isNotNull(slots.heldUntil), ne(slots.orderId, orderId)))
    .orderBy(desc(slots.createdAt));
  return rows.map((row) => row.orderId);
}

/** Lets an order's hold end at `at` if it would last longer. */
export async function shortenHold(tx: Connection, orderId: string, at: Date): Promise<void> {
  await tx
    .update(slots)
    .set({ heldUntil: at })
    .where(and(eq(slots.orderId, orderId), gt(slots.heldUntil, at)));
}

/** Releases the seat of an unpaid order whose hold has ended at `now`. */
export async function releaseSlot(tx: Connection, orderId: string, now: Date): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), lt(slots.heldUntil, now)));
}

/** Releases the seat that an unpaid order holds, even if its hold hasn't ended. */
export async function dropHold(tx: Connection, orderId: string): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), isNotNull(slots.heldUntil)));
}

/** Releases the seat of an order that won't be started, if its day is in the future. */
export async function releasePaidSeat(tx: Connection, orderId: string): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), gt(slots.day, today())));
}

/** The day on which an order has a seat, held or taken. */
export async function slotOf(orderId: string, tx: Connection = db()): Promise<string | undefined> {
  const [row] = await tx.select({ day: slots.day }).from(slots).where(eq(slots.orderId, orderId));
  return row?.day;
}

/** When an order's hold of its start day ends. Undefined if it has none, or has paid. */
export async function heldUntil(orderId: string): Promise<Date | undefined> {
  const [row] = await db().select({ until: slots.heldUntil }).from(slots).where(eq(slots.orderId, orderId));
  return row?.until ?? undefined;
}

/** Orders whose hold has ended at `now`, unless the payment provider says they were paid. */
export async function overdueHolds(now: Date): Promise<string[]> {
  const rows = await db().select({ orderId: slots.orderId }).from(slots).where(lt(slots.heldUntil, now));
  return rows.map((row) => row.orderId);
}

/**
 * Finds and takes a seat. A lock serializes this across orders, so the number of seats is right even if staff just changed it.
 * As a second safeguard, the table's keys allow one order per seat and one seat per order.
 */
async function occupy(tx: Connection, orderId: string, wanted: string | undefined, heldUntil: Date | null, from?: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('slots'))`);
  // A held day in the past is released. A paid one stays.
  if (heldUntil) await tx.delete(slots).where(and(eq(slots.orderId, orderId), isNotNull(slots.heldUntil), lt(slots.day, today())));
  const [own] = await tx
    .update(slots)
    .set({
      heldUntil: sql`case when ${slots.heldUntil} is null then null else ${heldUntil}::timestamptz end`,
      heldFrom: heldUntil
        ? sql`case when ${slots.heldUntil} is null then null else coalesce(${from ?? null}, ${slots.heldFrom}) end`
        : null,
    })
    .where(eq(slots.orderId, orderId))
    .returning({ day: slots.day });
  if (own) return own.day;
  const full = await fullDays(tx);
  const day = wanted && (await isOffered(tx, wanted, full)) ? wanted : firstOutside(full.withHolds, today(), full.closedOn);
  const takenSeats = await tx.select({ seat: slots.seat }).from(slots).where(eq(slots.day, day));
  let seat = 1;
  while (takenSeats.some((row) => row.seat === seat)) seat++;
  await tx.insert(slots).values({ day, seat, orderId, heldUntil, heldFrom: heldUntil ? from : undefined });
  return day;
}

/** True if the day is today or later, is open, has a seat left, and is no later than the first open day with no orders. */
async function isOffered(tx: Connection, day: string, { withHolds, closedOn }: FullDays): Promise<boolean> {
  if (day < today() || withHolds.has(day) || closedOn(day) !== undefined) return false;
  const [last] = await tx.select({ day: max(slots.day) }).from(slots);
  return day <= openDayFrom(last?.day && last.day >= today() ? dayAfter(last.day) : today(), closedOn);
}

/** An order's start day (YYYY-MM-DD) if it's after today in the business's time zone, else ''. */
export function laterDay(startDay: string | null | undefined, now: Date = new Date()): string {
  return startDay && startDay > today(now) ? startDay : '';
}
