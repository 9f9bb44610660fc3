import { TZDate } from '@date-fns/tz';
import { addDays, formatISO } from 'date-fns';
import { eq, gte, sql } from 'drizzle-orm';
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

/** The first day from today on that has a seat left. */
export async function nextFreeDay(tx: Connection = db()): Promise<string> {
  const { dailyCapacity } = await readSettings(tx);
  const taken = await tx
    .select({ day: slots.day, seats: sql<number>`count(*)::int` })
    .from(slots)
    .where(gte(slots.day, today()))
    .groupBy(slots.day);
  const full = new Set(taken.filter((row) => row.seats >= dailyCapacity).map((row) => row.day));
  let day = today();
  while (full.has(day)) day = formatISO(addDays(new TZDate(startOf(day), brand.timeZone), 1), { representation: 'date' });
  return day;
}

/** Takes a seat on the first free day for a paid order, once. The table's keys settle a race; the loser looks again. */
export async function takeSlot(tx: Connection, orderId: string): Promise<string> {
  for (;;) {
    const [held] = await tx.select({ day: slots.day }).from(slots).where(eq(slots.orderId, orderId));
    if (held) return held.day;
    const day = await nextFreeDay(tx);
    const { dailyCapacity } = await readSettings(tx);
    for (let seat = 1; seat <= dailyCapacity; seat++) {
      const [row] = await tx.insert(slots).values({ day, seat, orderId }).onConflictDoNothing().returning({ day: slots.day });
      if (row) return row.day;
    }
  }
}
