import { TZDate } from '@date-fns/tz';
import { addDays, formatISO } from 'date-fns';
import { and, eq, gt, gte, isNotNull, lt, max, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { slots } from '../../db/schema/index.ts';
import { readSettings } from '../settings/settings.ts';

/** Today's date where the business works, as YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  return formatISO(new TZDate(now, brand.timeZone), { representation: 'date' });
}

/** Midnight at the start of a day where the business works. */
export function startOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, brand.timeZone).getTime());
}

/** The first day from today on that has a seat left, neither taken nor held. */
export async function nextFreeDay(tx: Connection = db()): Promise<string> {
  const full = await fullDays(tx);
  let day = today();
  while (full.has(day)) day = dayAfter(day);
  return day;
}

/** Seven days from today on, each with whether it has a seat left. */
export async function comingDays(tx: Connection = db()): Promise<{ day: string; free: boolean }[]> {
  const full = await fullDays(tx);
  const days: { day: string; free: boolean }[] = [];
  for (let day = today(); days.length < 7; day = dayAfter(day)) days.push({ day, free: !full.has(day) });
  return days;
}

async function fullDays(tx: Connection): Promise<Set<string>> {
  const { dailyCapacity } = await readSettings(tx);
  const taken = await tx
    .select({ day: slots.day, seats: sql<number>`count(*)::int` })
    .from(slots)
    .where(gte(slots.day, today()))
    .groupBy(slots.day);
  return new Set(taken.filter((row) => row.seats >= dailyCapacity).map((row) => row.day));
}

/** Takes a seat for a paid order, once: the one it holds, else one on the `wanted` day, else one on the next available day. Returns the day. */
export async function takeSlot(tx: Connection, orderId: string, wanted?: string): Promise<string> {
  return occupy(tx, orderId, wanted, null);
}

/**
 * Holds a seat for an order until `until`: the one it has, else one on the day its buyer was shown, else one on the first
 * free day. Returns the day; a day other than `shownDay` means that others were faster. A paid order's seat stays taken.
 */
export async function holdSlot(tx: Connection, orderId: string, shownDay: string | undefined, until: Date): Promise<string> {
  return occupy(tx, orderId, shownDay, until);
}

/** Lets an order's hold end at `at` if it would last longer. */
export async function shortenHold(tx: Connection, orderId: string, at: Date): Promise<void> {
  await tx
    .update(slots)
    .set({ heldUntil: at })
    .where(and(eq(slots.orderId, orderId), gt(slots.heldUntil, at)));
}

/** Gives back the seat of an unpaid order whose hold is over at `now`. */
export async function releaseSlot(tx: Connection, orderId: string, now: Date): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), lt(slots.heldUntil, now)));
}

/** Gives up the seat that an unpaid order holds, however long it would. */
export async function dropHold(tx: Connection, orderId: string): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), isNotNull(slots.heldUntil)));
}

/** Gives back the seat of an order that will not be started, while its day is still to come. */
export async function giveBackSeat(tx: Connection, orderId: string): Promise<void> {
  await tx.delete(slots).where(and(eq(slots.orderId, orderId), gt(slots.day, today())));
}

/** The day on which an order has a seat, held or taken. */
export async function slotOf(orderId: string, tx: Connection = db()): Promise<string | undefined> {
  const [row] = await tx.select({ day: slots.day }).from(slots).where(eq(slots.orderId, orderId));
  return row?.day;
}

/** Orders whose hold should be over at `now`; whether it is, the payment provider says. */
export async function overdueHolds(now: Date): Promise<string[]> {
  const rows = await db().select({ orderId: slots.orderId }).from(slots).where(lt(slots.heldUntil, now));
  return rows.map((row) => row.orderId);
}

/**
 * One order at a time looks for a day and takes it, so that the number of a day's seats holds also when it was just changed;
 * the table's keys stand behind that: one order a seat, one seat an order.
 */
async function occupy(tx: Connection, orderId: string, wanted: string | undefined, heldUntil: Date | null): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('slots'))`);
  // A held day that went by is no day to start on any more; one that is paid stays.
  if (heldUntil) await tx.delete(slots).where(and(eq(slots.orderId, orderId), isNotNull(slots.heldUntil), lt(slots.day, today())));
  const [own] = await tx
    .update(slots)
    .set({ heldUntil: sql`case when ${slots.heldUntil} is null then null else ${heldUntil}::timestamptz end` })
    .where(eq(slots.orderId, orderId))
    .returning({ day: slots.day });
  if (own) return own.day;
  const day = wanted && (await isOffered(tx, wanted)) ? wanted : await nextFreeDay(tx);
  const taken = await tx.select({ seat: slots.seat }).from(slots).where(eq(slots.day, day));
  let seat = 1;
  while (taken.some((row) => row.seat === seat)) seat++;
  await tx.insert(slots).values({ day, seat, orderId, heldUntil });
  return day;
}

/** Whether a day can be had: from today on, with a seat left, and not beyond the first day that nobody has a seat on. */
async function isOffered(tx: Connection, day: string): Promise<boolean> {
  if (day < today() || (await fullDays(tx)).has(day)) return false;
  const [last] = await tx.select({ day: max(slots.day) }).from(slots);
  return last?.day && last.day >= today() ? day <= dayAfter(last.day) : day === today();
}

function dayAfter(day: string): string {
  return formatISO(addDays(new TZDate(startOf(day), brand.timeZone), 1), { representation: 'date' });
}
