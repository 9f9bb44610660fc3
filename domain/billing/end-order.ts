import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { orders } from '../../db/schema/index.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { type EndOrder, orderLabel, unpaidStates } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';

/**
 * Ends an unpaid order on behalf of an admin. A job ends its open checkout; if a card pays before that, the payment is
 * refunded as surplus. Returns false for an order that is paid, being paid, or ended.
 */
export async function endOrder(orderId: string, actor: string, { outcome, reason }: EndOrder): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || !unpaidStates.includes(order.state)) return false;
    if (!(await moveOrder(tx, orderId, outcome, { actor, reason }))) return false;
    await enqueue(tx, 'end-checkout', { orderId }, { key: orderId });
    await notifyUser(tx, order.userId, 'order-ended', {
      eventKey: `order-ended:${orderId}`,
      notification: {
        type: 'info',
        title: outcome === 'canceled' ? 'Order canceled' : 'Order expired',
        message: `We closed ${orderLabel(order.number)}. You weren’t charged, and you can order again at any time.`,
        link: '/portal',
      },
    });
    return true;
  });
}
