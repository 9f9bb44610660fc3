import { inArray, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';

/**
 * Keeps the orders of projects as they are until the transaction ends. To be called before the projects are locked: whoever
 * moves money locks the order first.
 */
export async function holdOrders(tx: Connection, whose: SQL | undefined): Promise<void> {
  const theirs = tx.select({ id: projects.orderId }).from(projects).where(whose);
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, theirs)).orderBy(orders.id).for('key share');
}
