import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { plans } from '../../db/schema/index.ts';
import { paidMonthEnd } from '../projects/paid-month.ts';

/** The end of the month that a site is billed for now, as its plan says; of one without a plan yet, counted from its launch. */
export async function paidUntil(tx: Connection, projectId: string, liveSince: Date, now: Date): Promise<Date> {
  const [plan] = await tx
    .select({ periodEnd: plans.periodEnd })
    .from(plans)
    .where(and(eq(plans.projectId, projectId), ne(plans.state, 'ended')));
  return plan?.periodEnd && plan.periodEnd > now ? plan.periodEnd : paidMonthEnd(liveSince, now);
}
