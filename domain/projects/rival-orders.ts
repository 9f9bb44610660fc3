import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { orders } from '../../db/schema/index.ts';
import type { Order } from '../orders/orders.ts';
import { openStates, orderLabel } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';

/**
 * Whether a new order replaces the one a brief has. Paid beats placed, placed beats draft; on a tie the old one stays. If the
 * other one is unpaid, it's canceled and its checkout ended.
 */
export async function replacesOrder(tx: Connection, newcomer: Order, holderId: string | null): Promise<boolean> {
  if (!holderId) return true;
  // Its payment may hold the lock and need ours next, so waiting could deadlock.
  const [holder] = await tx.select().from(orders).where(eq(orders.id, holderId)).for('update', { skipLocked: true });
  if (!holder) return Boolean(newcomer.paidAt);
  const wins = rank(newcomer) > rank(holder);
  await cancelUnpaid(tx, wins ? holder : newcomer, wins ? newcomer : holder);
  return wins;
}

function rank(order: Order): number {
  if (order.paidAt) return 3;
  if (order.state === 'processing') return 2;
  return order.state === 'draft' ? 0 : openStates.includes(order.state) ? 1 : -1;
}

async function cancelUnpaid(tx: Connection, loser: Order, winner: Order): Promise<void> {
  if (loser.paidAt || loser.state === 'processing' || !openStates.includes(loser.state)) return;
  const reason = `Replaced by ${orderLabel(winner.number)}, an order for the same site`;
  if (await moveOrder(tx, loser.id, 'canceled', { actor: 'system', reason }))
    await enqueue(tx, 'end-checkout', { orderId: loser.id }, { key: loser.id });
}
