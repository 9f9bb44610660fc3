import { and, eq, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';

/** Which of these sessions still prove somebody: not ended, not expired, and past the second factor where the account has one. */
export async function activeSessions(sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        gt(sessions.expiresAt, sql`now()`),
        or(not(users.twoFactorEnabled), isNotNull(sessions.secondFactorAt)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
