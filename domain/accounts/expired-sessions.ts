import { lte } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';

/** Removes sessions that are over, with the network address and the browser that they noted. Returns how many. */
export async function removeExpiredSessions(now: Date = new Date()): Promise<number> {
  const removed = await db().delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  return removed.length;
}
