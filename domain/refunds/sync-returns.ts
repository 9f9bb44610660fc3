import { and, eq, isNull, or } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { refunds } from '../../db/schema/index.ts';
import { disputesOf, type RefundStatus, refundsOf } from '../../outside/payments/refunds.ts';
import { isId } from '../ids.ts';
import { writeDispute } from './disputes.ts';
import { settleRefund } from './settle.ts';
import { lockSubject, type RefundSubject, subjectOfPayment } from './subject.ts';

/**
 * Asks the provider what went back of a payment, by refunds and by chargebacks, and writes it: also refunds that were made at
 * the provider's own desk. Safe to call any number of times, in any order and at once. Returns the order it belongs to, or
 * undefined for a payment that is not ours or not known yet.
 */
export async function syncReturns(paymentId: string, now: Date = new Date()): Promise<string | undefined> {
  return db().transaction(async (tx) => {
    const of = await subjectOfPayment(tx, paymentId);
    const subject = of && (await lockSubject(tx, of));
    if (!subject) return undefined;
    // Asked with everything locked: what was read earlier is written earlier.
    const given = await refundsOf(paymentId);
    const disputed = await disputesOf(paymentId);
    for (const status of given.toReversed()) await writeRefund(tx, subject, status, now);
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
  const refund = known ?? (await takeIn(tx, subject, status));
  await settleRefund(tx, subject, refund, { ...status, actor: 'provider', now });
}

/** One that was made at the provider's own desk. */
async function takeIn(tx: Connection, { order, bill, attempt }: RefundSubject, status: RefundStatus) {
  const [made] = await tx
    .insert(refunds)
    .values({
      ...(bill ? { billId: bill.id } : { orderId: order.id }),
      attemptId: attempt?.id,
      amountCents: status.amountCents,
      method: 'card',
      actor: 'provider',
      reason: "Made at the payment provider's own desk",
      createdAt: status.createdAt,
    })
    .returning();
  if (!made) throw new Error('The refund could not be stored.');
  return made;
}
