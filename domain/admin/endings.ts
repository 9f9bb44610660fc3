import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { cancellations, orders, projects } from '../../db/schema/index.ts';

/** Canceled, not withdrawn, and not in effect yet. */
const isComing = and(isNull(cancellations.withdrawnAt), isNull(cancellations.tookEffectAt));
/** How many days ahead upcoming ends are listed. */
export const endingDays = 30;

/** When the service of each of these projects ends, for those with a cancellation that isn't in effect yet. */
export async function comingEndsOf(projectIds: string[]): Promise<Map<string, Date>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db()
    .select({ projectId: cancellations.projectId, endsAt: cancellations.endsAt })
    .from(cancellations)
    .where(and(isComing, inArray(cancellations.projectId, projectIds)));
  return new Map(rows.map(({ projectId, endsAt }) => [projectId, endsAt]));
}

/** Live sites whose service ends within `endingDays`, and their monthly revenue in cents. */
export async function endingSites(): Promise<{ sites: number; cents: number }> {
  const [row] = await db()
    .select({ sites: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${orders.monthlyCents}), 0)::int` })
    .from(cancellations)
    .innerJoin(projects, eq(projects.id, cancellations.projectId))
    .leftJoin(orders, eq(orders.id, projects.orderId))
    .where(and(isComing, eq(projects.state, 'live'), lt(cancellations.endsAt, sql`now() + make_interval(days => ${endingDays})`)));
  return row ?? { sites: 0, cents: 0 };
}
