import type Stripe from 'stripe';
import { stripe } from './client.ts';
import { type Links, linksOf } from './events.ts';
import { dateOf, idOf, secondsOf, whole } from './references.ts';
import { type DisputeStatus, disputeFrom, type RefundStatus, refundFrom } from './refunds.ts';

/** A try to take money: it succeeded, failed, or is pending. */
export interface BookedCharge {
  chargeId: string;
  paymentId?: string;
  customerId?: string;
  state: Stripe.Charge.Status;
  amountCents: number;
  refundedCents: number;
  disputed: boolean;
  /** Ours, of a setup price. */
  attemptId?: string;
  orderId?: string;
  createdAt: Date;
}

/** What was charged since a moment, the newest first. */
export async function* chargesSince(since: Date): AsyncGenerator<BookedCharge> {
  for await (const charge of stripe().charges.list({ created: { gte: secondsOf(since) }, limit: 100, expand: ['data.payment_intent'] })) {
    const intent = whole(charge.payment_intent);
    const metadata = { ...charge.metadata, ...intent?.metadata };
    yield {
      chargeId: charge.id,
      ...told('paymentId', idOf(charge.payment_intent)),
      ...told('customerId', idOf(charge.customer)),
      state: charge.status,
      amountCents: charge.amount,
      refundedCents: charge.amount_refunded,
      disputed: charge.disputed,
      ...told('attemptId', metadata.attempt_id),
      ...told('orderId', metadata.order_id),
      createdAt: dateOf(charge.created),
    };
  }
}

/** What was given back since a moment, the newest first. */
export async function* refundsSince(since: Date): AsyncGenerator<RefundStatus & { paymentId?: string; chargeId?: string }> {
  for await (const refund of stripe().refunds.list({ created: { gte: secondsOf(since) }, limit: 100 }))
    yield { ...refundFrom(refund), ...told('paymentId', idOf(refund.payment_intent)), ...told('chargeId', idOf(refund.charge)) };
}

/** What banks asked back since a moment, the newest first. */
export async function* disputesSince(since: Date): AsyncGenerator<DisputeStatus & { paymentId?: string; chargeId?: string }> {
  for await (const dispute of stripe().disputes.list({ created: { gte: secondsOf(since) }, limit: 100 }))
    yield { ...disputeFrom(dispute), ...told('paymentId', idOf(dispute.payment_intent)), ...told('chargeId', idOf(dispute.charge)) };
}

export interface BookedPlan {
  subscriptionId: string;
  customerId: string;
  state: Stripe.Subscription.Status;
  cancelsAtPeriodEnd: boolean;
  paused: boolean;
  /** Before tax. */
  monthlyCents: number;
  /** Ours. */
  planId?: string;
  orderId?: string;
  createdAt: Date;
}

/** Every plan there is, ended ones too, the newest first. */
export async function* plansAtProvider(): AsyncGenerator<BookedPlan> {
  for await (const subscription of stripe().subscriptions.list({ status: 'all', limit: 100 })) {
    yield {
      subscriptionId: subscription.id,
      customerId: idOf(subscription.customer) ?? '',
      state: subscription.status,
      cancelsAtPeriodEnd: subscription.cancel_at_period_end,
      paused: subscription.pause_collection !== null,
      monthlyCents: subscription.items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0),
      ...told('planId', subscription.metadata.plan_id),
      ...told('orderId', subscription.metadata.order_id),
      createdAt: dateOf(subscription.created),
    };
  }
}

export interface BookedCheckout {
  sessionId: string;
  mode: 'payment' | 'setup';
  state: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** With tax; 0 when a card was only kept. */
  totalCents: number;
  paymentId?: string;
  customerId?: string;
  /** Ours. */
  attemptId?: string;
  orderId?: string;
  planId?: string;
  createdAt: Date;
}

/** What was opened to be paid or to keep a card since a moment, the newest first. */
export async function* checkoutsSince(since: Date): AsyncGenerator<BookedCheckout> {
  for await (const session of stripe().checkout.sessions.list({ created: { gte: secondsOf(since) }, limit: 100 })) {
    yield {
      sessionId: session.id,
      mode: session.mode === 'setup' ? 'setup' : 'payment',
      state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
      paid: session.payment_status === 'paid',
      totalCents: session.amount_total ?? 0,
      ...told('paymentId', idOf(session.payment_intent)),
      ...told('customerId', idOf(session.customer)),
      ...told('attemptId', session.metadata?.attempt_id),
      ...told('orderId', session.metadata?.order_id),
      ...told('planId', session.metadata?.plan_id),
      createdAt: dateOf(session.created),
    };
  }
}

/** What the provider told, or tried to tell, since a moment (it keeps 30 days), the newest first. */
export async function* eventsSince(
  since: Date,
): AsyncGenerator<Links & { id: string; type: string; payload: unknown; pendingWebhooks: number; createdAt: Date }> {
  for await (const event of stripe().events.list({ created: { gte: secondsOf(since) }, limit: 100 })) {
    yield {
      id: event.id,
      type: event.type,
      ...linksOf(event.data.object),
      payload: event,
      pendingWebhooks: event.pending_webhooks,
      createdAt: dateOf(event.created),
    };
  }
}

function told<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]: string }) : {};
}
