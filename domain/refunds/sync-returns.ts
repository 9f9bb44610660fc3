import { and, eq, isNull, or } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { refunds } from '../../db/schema/index.ts';
import { disputesOf, type RefundStatus, refundsOf } from '../../outside/payments/refunds.ts';
import { isId } from '../ids.ts';
import { writeDispute } from './disputes.ts';
import { lockSubject, type RefundSubject, subjectOfPayment } from './refund-subject.ts';
import { settleRefund } from './settle.ts';

/**
 * Reads a payment's refunds and chargebacks from the provider and writes them, including refunds made in the provider's
 * dashboard. Safe to call repeatedly, in any order and in parallel. Returns the order's id, or undefined if the payment isn't
 * ours or isn't known yet.
 */
export async function syncReturns(paymentId: string, now: Date = new Date()): Promise<string | undefined> {
  return db().transaction(async (tx) => {
    const of = await subjectOfPayment(tx, paymentId);
    const subject = of && (await lockSubject(tx, of));
    if (!subject) return undefined;
    // Read while everything is locked, so older answers never overwrite newer ones.
    const refundsAtProvider = await refundsOf(paymentId);
    const disputed = await disputesOf(paymentId);
    for (const status of refundsAtProvider.toReversed()) await writeRefund(tx, subject, status, now);
    for (const status of disputed.toReversed()) await writeDispute(tx, subject, status, now);
    return subject.order.id;
  });
}

async function writeRefund(tx: Connection, subject: RefundSubject, status: RefundStatus, now: Date): Promise<void> {
  const ours = isId(status.refundId) ? and(eq(refunds.id, status.refundId), isNull(refunds.providerRefundId)) : undefined;
  const [known] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRefundId, status.providerRefundId), ours))
    .for('update');
  const refund = known ?? (await storeFromDashboard(tx, subject, status));
  await settleRefund(tx, subject, refund, { ...status, actor: 'provider', now });
}

/** Stores a refund that was made in the provider's dashboard. */
async function storeFromDashboard(tx: Connection, { order, bill, attempt }: RefundSubject, status: RefundStatus) {
  const [made] = await tx
    .insert(refunds)
    .values({
      ...(bill ? { billId: bill.id } : { orderId: order.id }),
      attemptId: attempt?.id,
      amountCents: status.amountCents,
      method: 'card',
      actor: 'provider',
      reason: 'Made in the payment provider’s dashboard',
      createdAt: status.createdAt,
    })
    .returning();
  if (!made) throw new Error('We couldn’t save the refund.');
  return made;
}
