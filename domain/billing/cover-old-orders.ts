import { and, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { ledgerEntries, orders, paymentAttempts } from '../../db/schema/index.ts';
import { issueOrderInvoice, settleInvoice } from '../documents/documents.ts';
import { enterInLedger } from '../ledger/ledger.ts';

/** Gives orders that were paid before there was a ledger their entry and their invoice, each once. Returns how many. */
export async function coverOldOrders(): Promise<number> {
  const entry = db()
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orders.id), eq(ledgerEntries.kind, 'setup')));
  const uncovered = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), gt(orders.totalCents, 0), notExists(entry)))
    .orderBy(orders.paidAt);
  for (const { id } of uncovered) await db().transaction((tx) => cover(tx, id));
  return uncovered.length;
}

async function cover(tx: Connection, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order?.paidAt) return;
  const byCard = order.providerPaymentId !== null;
  const [attempt] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')))
    .orderBy(paymentAttempts.createdAt)
    .limit(1);
  await enterInLedger(tx, {
    kind: 'setup',
    source: byCard && attempt ? attempt.id : orderId,
    amountCents: order.totalCents,
    method: byCard ? 'card' : 'bank',
    orderId,
    providerPaymentId: order.providerPaymentId,
    happenedAt: order.paidAt,
  });
  await issueOrderInvoice(tx, order, order.paidAt);
  await settleInvoice(tx, { orderId }, { paidAt: order.paidAt, paidBy: byCard ? 'card' : 'bank transfer' });
}
