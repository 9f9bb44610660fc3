import { and, asc, eq, gte } from 'drizzle-orm';
import { dayOf } from '../../content/hours.ts';
import { db } from '../../db/connect.ts';
import { contactRequests } from '../../db/schema/index.ts';

/** Calls that a person asked for, from today on, the soonest first. */
export async function callsOf(userId: string, now: Date = new Date()) {
  const { id, callDay, callPart, topic, answeredAt } = contactRequests;
  return db()
    .select({ id, callDay, callPart, topic, answeredAt })
    .from(contactRequests)
    .where(and(eq(contactRequests.userId, userId), eq(contactRequests.kind, 'call'), gte(callDay, dayOf(now))))
    .orderBy(asc(callDay))
    .limit(5);
}
