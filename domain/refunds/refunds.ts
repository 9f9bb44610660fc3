import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { dollars } from '../../content/dollars.ts';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { refunds } from '../../db/schema/index.ts';
import { isStaff, recordAudit } from '../audit/audit.ts';
import { endBeforeLaunch } from './end-project.ts';
import { notifyRequested } from './news.ts';
import { isDisputed, leftCents, lockSubject, noteOnOrder, type RefundOf, type RefundSubject, withRefund } from './refund-subject.ts';
import { refusedAs } from './refusals.ts';
import { settleRefund } from './settle.ts';

export type RefundOutcome = Result<{ refundId: string; amountCents: number }, ReturnType<typeof refusedAs>>;

interface RefundAsked {
  /** Everything that's left if absent. */
  amountCents?: number | undefined;
  /** To the card by the provider, or by a bank transfer that an admin sends. */
  method: 'card' | 'bank';
  /** `user:<id>`, `admin:<id>` or `system`. */
  actor: string;
  reason: string;
}

/**
 * Requests a refund of up to what's left of a payment, which is locked for the check. A job sends card refunds; bank refunds
 * wait for an admin. If the whole setup price is refunded before the site is live, the project ends.
 */
export async function requestRefund(of: RefundOf, request: RefundAsked): Promise<RefundOutcome> {
  return db().transaction(async (tx) => {
    const subject = await lockSubject(tx, of);
    if (!subject || subject.paidCents === 0) return refusedAs('nothing-paid');
    return requestRefundOf(tx, subject, request);
  });
}

/** The same for a locked subject. */
export async function requestRefundOf(
  tx: Connection,
  subject: RefundSubject,
  { amountCents, method, actor, reason }: RefundAsked,
): Promise<RefundOutcome> {
  if (await isDisputed(tx, subject)) return refusedAs('payment-disputed');
  if (method === 'card' && !subject.paymentId) return refusedAs('not-paid-by-card');
  const refundableCents = await leftCents(tx, subject);
  if (refundableCents <= 0) return refusedAs('already-refunded');
  const cents = amountCents ?? refundableCents;
  if (cents > refundableCents) return refusedAs('amount-too-high', { refundableCents });
  const { order, bill, attempt } = subject;
  const [refund] = await tx
    .insert(refunds)
    .values({ ...(bill ? { billId: bill.id } : { orderId: order.id }), attemptId: attempt?.id, amountCents: cents, method, actor, reason })
    .returning();
  if (!refund) throw new Error('We couldn’t save the refund.');
  if (method === 'card') await enqueue(tx, 'send-refund', { refundId: refund.id }, { key: refund.id });
  if (!attempt) await noteOnOrder(tx, subject, actor, `Refund of ${dollars(cents)} requested: ${reason}`);
  if (isStaff(actor))
    await recordAudit(tx, {
      actor,
      action: 'order.refund',
      subject: `order:${order.id}`,
      detail: { reason: `Refund of ${dollars(cents)}: ${reason}`, refundId: refund.id, amountCents: cents, method },
    });
  const ended = !bill && !attempt && cents === refundableCents ? await endBeforeLaunch(tx, order.id, actor, reason) : false;
  if (!attempt) await notifyRequested(tx, subject, refund, ended);
  return { ok: true, refundId: refund.id, amountCents: cents };
}

/** Records that an admin sent a bank refund; `reference` is the bank's. Returns false unless the refund is waiting to be sent. */
export async function noteRefundSent(refundId: string, actor: string, reference: string, now: Date = new Date()): Promise<boolean> {
  return withRefund(refundId, async (tx, subject, refund) => {
    if (refund.method !== 'bank' || refund.state !== 'pending') return false;
    await tx.update(refunds).set({ reference, updatedAt: now }).where(eq(refunds.id, refundId));
    await recordAudit(tx, {
      actor,
      action: 'order.refund-sent',
      subject: `order:${subject.order.id}`,
      detail: { reason: `Refund sent by bank transfer: ${reference}`, refundId },
    });
    await settleRefund(tx, subject, refund, { state: 'succeeded', actor, now });
    return true;
  });
}

/** Cancels a bank refund that an admin hasn't sent. Returns false for any other. */
export async function dropRefund(refundId: string, actor: string, now: Date = new Date()): Promise<boolean> {
  return withRefund(refundId, async (tx, subject, refund) => {
    if (refund.method !== 'bank' || refund.state !== 'pending') return false;
    const reason = 'Bank refund canceled';
    await recordAudit(tx, { actor, action: 'order.refund-off', subject: `order:${subject.order.id}`, detail: { reason, refundId } });
    await settleRefund(tx, subject, refund, { state: 'failed', failureReason: 'merchant_request', actor, now, quiet: true });
    return true;
  });
}
