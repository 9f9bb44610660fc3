import { eq } from 'drizzle-orm';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { closedDays } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { readSettings } from '../settings/settings.ts';
import { holidayOn } from './holidays.ts';
import { plannedOn } from './queries.ts';

/**
 * Closes a day for new calls and start days, and returns how many of each are already on it; those stay. If it's already closed,
 * updates the reason. Without a reason, a holiday keeps its name. Can be a part of a transaction.
 */
export async function closeDay(
  day: string,
  { reason = '', isPublic = false }: { reason?: string; isPublic?: boolean },
  actor: string,
  within: Connection = db(),
): Promise<{ calls: number; starts: number }> {
  return within.transaction(async (tx) => {
    const row = { reason, reasonIsPublic: isPublic, closed: true };
    await tx
      .insert(closedDays)
      .values({ day, ...row })
      .onConflictDoUpdate({ target: closedDays.day, set: row });
    await record(tx, 'closed-day.add', day, reason || holidayOn(day) || '', actor);
    return (await plannedOn([day], tx)).get(day) ?? { calls: 0, starts: 0 };
  });
}

/** Opens a closed day again. A holiday stays open until it's closed again. Returns false if the day wasn't closed. Can be a part of a transaction. */
export async function openDay(day: string, actor: string, within: Connection = db()): Promise<boolean> {
  return within.transaction(async (tx) => {
    const holiday = holidayOn(day);
    const [row] = await tx.select().from(closedDays).where(eq(closedDays.day, day)).for('update');
    const closed = row ? row.closed : Boolean(holiday) && (await readSettings(tx)).closedOnHolidays;
    if (!closed) return false;
    if (holiday) {
      const reopened = { reason: '', reasonIsPublic: false, closed: false };
      await tx
        .insert(closedDays)
        .values({ day, ...reopened })
        .onConflictDoUpdate({ target: closedDays.day, set: reopened });
    } else {
      await tx.delete(closedDays).where(eq(closedDays.day, day));
    }
    await record(tx, 'closed-day.remove', day, row?.reason || holiday || '', actor);
    return true;
  });
}

async function record(tx: Transaction, action: 'closed-day.add' | 'closed-day.remove', day: string, reason: string, actor: string) {
  await recordAudit(tx, { actor, action, subject: `closed-day:${day}`, detail: { reason } });
  await publishChange(tx, { topic: 'settings', id: 'closed-days' });
}
