import { asc, desc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders, reconciliationDifferences, reconciliations } from '../../db/schema/index.ts';

/** The newest comparisons, and the differences of the last one that ended without an error. */
export async function reconciliationsForDesk() {
  const runs = await db().select().from(reconciliations).orderBy(desc(reconciliations.createdAt)).limit(14);
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
