import { asc, eq, gte, sql } from 'drizzle-orm';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { bookings, closedDays } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { holidaysFrom } from './holidays.ts';

/** Closed days from today on, in order, each with the number of calls still booked on it. */
export async function closedDaysAhead(now: Date = new Date()): Promise<{ day: string; reason: string; calls: number }[]> {
  const calls = sql<number>`(select count(*)::int from bookings where bookings.day = closed_days.day and bookings.state = 'confirmed')`;
  return db()
    .select({ day: closedDays.day, reason: closedDays.reason, calls })
    .from(closedDays)
    .where(gte(closedDays.day, today(now)))
    .orderBy(asc(closedDays.day));
}

/** Closes a day for new calls and returns how many are already booked on it; those stay. If it's already closed, updates the reason. */
export async function closeDay(day: string, reason: string, actor: string): Promise<number> {
  return db().transaction(async (tx) => {
    await close(tx, day, reason, actor);
    return tx.$count(bookings, sql`${bookings.day} = ${day} and ${bookings.state} = 'confirmed'`);
  });
}

/** Opens a closed day again. Returns false when it was not closed. */
export async function openDay(day: string, actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [opened] = await tx.delete(closedDays).where(eq(closedDays.day, day)).returning();
    if (!opened) return false;
    await recordAudit(tx, { actor, action: 'closed-day.remove', subject: `closed-day:${day}`, detail: { reason: opened.reason } });
    await publishChange(tx, { topic: 'settings', id: 'closed-days' });
    return true;
  });
}

/** Closes the federal holidays of the next year that aren't closed yet. Returns how many. */
export async function closeHolidays(actor: string, now: Date = new Date()): Promise<number> {
  return db().transaction(async (tx) => {
    const closed = new Set((await tx.select({ day: closedDays.day }).from(closedDays)).map(({ day }) => day));
    const open = holidaysFrom(today(now)).filter(({ day }) => !closed.has(day));
    for (const { day, name } of open) await close(tx, day, name, actor);
    return open.length;
  });
}

async function close(tx: Connection, day: string, reason: string, actor: string): Promise<void> {
  await tx.insert(closedDays).values({ day, reason }).onConflictDoUpdate({ target: closedDays.day, set: { reason } });
  await recordAudit(tx, { actor, action: 'closed-day.add', subject: `closed-day:${day}`, detail: { reason } });
  await publishChange(tx, { topic: 'settings', id: 'closed-days' });
}
