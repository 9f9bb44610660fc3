import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { orderEvents, orders, projects } from '../../db/schema/index.ts';
import { isStaff, recordAudit } from '../audit/audit.ts';
import { voidInvoice } from '../documents/documents.ts';
import { withholdMails } from '../mails/mails.ts';
import { declineMailKey } from './decline-mail.ts';
import type { OrderState } from './schema.ts';

/** The states to which an order can move. */
const arrows: Record<OrderState, OrderState[]> = {
  draft: ['awaiting_payment', 'expired', 'canceled'],
  awaiting_payment: ['processing', 'paid', 'failed', 'expired', 'canceled'],
  processing: ['paid', 'failed'],
  failed: ['awaiting_payment', 'processing', 'paid', 'expired', 'canceled'],
  paid: ['partly_refunded', 'refunded', 'canceled'],
  // A refund that the bank sent back leads the other way.
  partly_refunded: ['refunded', 'canceled', 'paid'],
  refunded: ['partly_refunded', 'paid'],
  expired: ['paid'],
  canceled: [],
};

/** States in which asking the buyer to try again would be wrong. */
const notToBeTried: OrderState[] = ['processing', 'paid', 'expired', 'canceled'];

/**
 * Moves an order to `to` and records who and why. If its state doesn't allow that, returns false and changes nothing: a
 * repeated webhook or a second click is no error.
 */
export async function moveOrder(
  tx: Connection,
  orderId: string,
  to: OrderState,
  change: {
    actor: string;
    reason: string;
    /** Moves only from these states. */
    from?: OrderState[];
    set?: Partial<typeof orders.$inferInsert>;
  },
): Promise<boolean> {
  const from = (Object.keys(arrows) as OrderState[]).filter(
    (state) => arrows[state].includes(to) && (change.from?.includes(state) ?? true),
  );
  const [before] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [moved] = await tx
    .update(orders)
    .set({ ...change.set, state: to, updatedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), inArray(orders.state, from)))
    .returning({ id: orders.id, userId: orders.userId });
  if (!moved || !before) return false;
  // The price of an ended order is no longer owed.
  if (to === 'expired' || to === 'canceled') await voidInvoice(tx, { orderId });
  if (notToBeTried.includes(to)) await withholdMails(tx, declineMailKey(orderId));
  await tx.insert(orderEvents).values({ orderId, actor: change.actor, fromState: before.state, toState: to, reason: change.reason });
  if (isStaff(change.actor)) {
    const detail = { reason: change.reason, from: before.state, to };
    await recordAudit(tx, { actor: change.actor, action: `order.${to}`, subject: `order:${orderId}`, detail });
  }
  await publishChange(tx, { topic: 'order', id: orderId });
  if (moved.userId) await publishChange(tx, { topic: 'user', id: moved.userId });
  return true;
}

/** Locks the orders of projects until the transaction ends. Call this before locking the projects, the order used everywhere. */
export async function lockOrders(tx: Connection, whose: SQL | undefined): Promise<void> {
  const theirs = tx.select({ id: projects.orderId }).from(projects).where(whose);
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, theirs)).orderBy(orders.id).for('key share');
}
