import type Stripe from 'stripe';
import { dateOf, idOf, secondsOf, stripe, whole } from './client.ts';
import { type PaymentEvent, paymentEventFrom, webhookTypes } from './events.ts';
import { type DisputeStatus, disputeFrom, type RefundStatus, refundFrom } from './refunds.ts';

/** What a payment is for. */
export interface PaymentLinks {
  customerId?: string;
  /** Our ID; only for a setup price. */
  attemptId?: string;
  orderId?: string;
}

/** A charge: succeeded, failed, or pending. */
export interface ProviderCharge extends PaymentLinks {
  paymentId?: string;
  state: Stripe.Charge.Status;
  amountCents: number;
  createdAt: Date;
}

/** Charges since a time, newest first. */
export async function* chargesSince(since: Date): AsyncGenerator<ProviderCharge> {
  for await (const charge of stripe().charges.list({ created: { gte: secondsOf(since) }, limit: 100, expand: ['data.payment_intent'] })) {
    const intent = whole(charge.payment_intent);
    yield {
      ...optional('paymentId', idOf(charge.payment_intent)),
      ...paymentLinks(charge.customer, { ...charge.metadata, ...intent?.metadata }),
      state: charge.status,
      amountCents: charge.amount,
      createdAt: dateOf(charge.created),
    };
  }
}

export async function linksOfPayment(paymentId: string): Promise<PaymentLinks> {
  const intent = await stripe().paymentIntents.retrieve(paymentId);
  return paymentLinks(intent.customer, intent.metadata);
}

function paymentLinks(customer: Parameters<typeof idOf>[0], metadata: Stripe.Metadata): PaymentLinks {
  return {
    ...optional('customerId', idOf(customer)),
    ...optional('attemptId', metadata.attempt_id),
    ...optional('orderId', metadata.order_id),
  };
}

/** Refunds since a time, newest first. */
export async function* refundsSince(since: Date): AsyncGenerator<RefundStatus & { paymentId?: string }> {
  for await (const refund of stripe().refunds.list({ created: { gte: secondsOf(since) }, limit: 100 }))
    yield { ...refundFrom(refund), ...optional('paymentId', idOf(refund.payment_intent)) };
}

/** The payment that a refund is for. */
export async function paymentOfRefund(providerRefundId: string): Promise<string | undefined> {
  return idOf((await stripe().refunds.retrieve(providerRefundId)).payment_intent);
}

/** Disputes since a time, newest first. */
export async function* disputesSince(since: Date): AsyncGenerator<DisputeStatus & { paymentId?: string }> {
  for await (const dispute of stripe().disputes.list({ created: { gte: secondsOf(since) }, limit: 100 }))
    yield { ...disputeFrom(dispute), ...optional('paymentId', idOf(dispute.payment_intent)) };
}

/** The payment that a dispute is about. */
export async function paymentOfDispute(providerDisputeId: string): Promise<string | undefined> {
  return idOf((await stripe().disputes.retrieve(providerDisputeId)).payment_intent);
}

export interface ProviderPlan {
  subscriptionId: string;
  state: Stripe.Subscription.Status;
  cancelsAtPeriodEnd: boolean;
  paused: boolean;
  /** Before tax. */
  monthlyCents: number;
  /** Our ID. */
  planId?: string;
  createdAt: Date;
}

/** All plans, including ended ones, newest first. */
export async function* plansAtProvider(): AsyncGenerator<ProviderPlan> {
  for await (const subscription of stripe().subscriptions.list({ status: 'all', limit: 100 })) {
    yield {
      subscriptionId: subscription.id,
      state: subscription.status,
      cancelsAtPeriodEnd: subscription.cancel_at_period_end,
      paused: subscription.pause_collection !== null,
      monthlyCents: subscription.items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0),
      ...optional('planId', subscription.metadata.plan_id),
      createdAt: dateOf(subscription.created),
    };
  }
}

export interface ProviderCheckout {
  sessionId: string;
  state: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** Our ID. */
  attemptId?: string;
  createdAt: Date;
}

/** Checkouts since a time, newest first, including those that only save a card. */
export async function* checkoutsSince(since: Date): AsyncGenerator<ProviderCheckout> {
  for await (const session of stripe().checkout.sessions.list({ created: { gte: secondsOf(since) }, limit: 100 })) {
    yield {
      sessionId: session.id,
      state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
      paid: session.payment_status === 'paid',
      ...optional('attemptId', session.metadata?.attempt_id),
      createdAt: dateOf(session.created),
    };
  }
}

/** Events since a time that the provider sent to our webhook, or tried to, newest first. It keeps them for 30 days. */
export async function* eventsSince(since: Date): AsyncGenerator<PaymentEvent> {
  const types = [...webhookTypes];
  for await (const event of stripe().events.list({ created: { gte: secondsOf(since) }, types, limit: 100 })) yield paymentEventFrom(event);
}

/** One event, with its full object. */
export async function eventOf(eventId: string): Promise<PaymentEvent> {
  return paymentEventFrom(await stripe().events.retrieve(eventId));
}

function optional<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]: string }) : {};
}
