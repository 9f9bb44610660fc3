import { asc, desc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders, reconciliationDifferences, reconciliations } from '../../db/schema/index.ts';

const repairedCount = sql<number>`(select count(*)::int from reconciliation_differences difference
  where difference.reconciliation_id = reconciliations.id and difference.repaired_at is not null)`;

/** The newest comparisons with their number of repairs, and the differences of the last successful one. */
export async function reconciliationsForAdmin() {
  const rows = await db()
    .select({ run: reconciliations, repairedCount })
    .from(reconciliations)
    .orderBy(desc(reconciliations.createdAt))
    .limit(14);
  const runs = rows.map(({ run, repairedCount }) => ({ ...run, repairedCount }));
  const newest = runs.find(({ finishedAt, error }) => finishedAt && !error);
  const differences = newest
    ? await db()
        .select({ difference: reconciliationDifferences, orderNumber: orders.number })
        .from(reconciliationDifferences)
        .leftJoin(orders, eq(orders.id, reconciliationDifferences.orderId))
        .where(eq(reconciliationDifferences.reconciliationId, newest.id))
        .orderBy(asc(reconciliationDifferences.safe), asc(reconciliationDifferences.kind), asc(reconciliationDifferences.subject))
    : [];
  return { runs, newest, differences };
}
