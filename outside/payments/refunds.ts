import type Stripe from 'stripe';
import { dateOf, stripe } from './client.ts';

/** The provider's state of a refund. */
export interface RefundStatus {
  providerRefundId: string;
  state: 'pending' | 'succeeded' | 'failed';
  amountCents: number;
  /** The provider's reason for the failure, such as 'lost_or_stolen_card'. */
  failureReason?: string;
  /** Our id; absent for a refund made in the provider's dashboard. */
  refundId?: string;
  createdAt: Date;
}

/** The provider's state of a dispute. */
export interface DisputeStatus {
  providerDisputeId: string;
  state: Stripe.Dispute.Status;
  amountCents: number;
  reason: string;
  /** When our answer is due. */
  dueBy?: Date;
  /** True if the bank holds the money now. */
  fundsWithdrawn: boolean;
  createdAt: Date;
}

/** Refunds a payment in full or in part. A repeated request under our id refunds nothing more, however late. */
export async function createRefund(request: { refundId: string; paymentId: string; amountCents: number }): Promise<RefundStatus> {
  // The provider forgets idempotency keys after a day.
  const made = (await refundsOf(request.paymentId)).find(({ refundId }) => refundId === request.refundId);
  if (made) return made;
  const refund = await stripe().refunds.create(
    {
      payment_intent: request.paymentId,
      amount: request.amountCents,
      reason: 'requested_by_customer',
      metadata: { refund_id: request.refundId },
    },
    { idempotencyKey: request.refundId },
  );
  return refundFrom(refund);
}

/** All refunds of a payment, newest first, including those made in the provider's dashboard. */
export async function refundsOf(paymentId: string): Promise<RefundStatus[]> {
  const refunds: RefundStatus[] = [];
  for await (const refund of stripe().refunds.list({ payment_intent: paymentId, limit: 100 })) refunds.push(refundFrom(refund));
  return refunds;
}

/** All disputes of a payment, newest first. */
export async function disputesOf(paymentId: string): Promise<DisputeStatus[]> {
  const disputes: DisputeStatus[] = [];
  for await (const dispute of stripe().disputes.list({ payment_intent: paymentId, limit: 100 })) disputes.push(disputeFrom(dispute));
  return disputes;
}

/** Converts a provider's refund. */
export function refundFrom(refund: Stripe.Refund): RefundStatus {
  const refundId = refund.metadata?.refund_id;
  return {
    providerRefundId: refund.id,
    state: refundState(refund.status),
    amountCents: refund.amount,
    ...(refund.failure_reason ? { failureReason: refund.failure_reason } : {}),
    ...(refundId ? { refundId } : {}),
    createdAt: dateOf(refund.created),
  };
}

function refundState(status: string | null): RefundStatus['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Converts a provider's dispute. */
export function disputeFrom(dispute: Stripe.Dispute): DisputeStatus {
  const dueBy = dispute.evidence_details.due_by;
  return {
    providerDisputeId: dispute.id,
    state: dispute.status,
    amountCents: dispute.amount,
    reason: dispute.reason,
    ...(dueBy ? { dueBy: dateOf(dueBy) } : {}),
    fundsWithdrawn: dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
    createdAt: dateOf(dispute.created),
  };
}
