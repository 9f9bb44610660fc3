import type { Connection } from '../../db/connect.ts';
import { orderEvents } from '../../db/schema/index.ts';
import type { RefundSubject } from './subject.ts';

/** Writes into the order's history what does not change its state. */
export async function noteOnOrder(tx: Connection, { order }: RefundSubject, actor: string, reason: string): Promise<void> {
  await tx.insert(orderEvents).values({ orderId: order.id, actor, fromState: order.state, toState: order.state, reason });
}
