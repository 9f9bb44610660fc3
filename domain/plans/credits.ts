import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { credits, orders } from '../../db/schema/index.ts';
import { taxOf } from '../orders/schema.ts';

/**
 * Notes that we owe a customer the first month of their order, with its tax, for a late draft. It is given to them when the
 * plan begins and taken off its first bills. Once an order; an order that is refunded whole before then loses it.
 */
export async function oweFirstMonth(tx: Connection, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const amountCents = order ? order.monthlyCents + taxOf(order.monthlyCents, order.taxRate) : 0;
  if (amountCents > 0) await tx.insert(credits).values({ orderId, kind: 'missed_deadline', amountCents }).onConflictDoNothing();
}
