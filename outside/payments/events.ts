import Stripe from 'stripe';
import { dateOf, idOf, opened } from './client.ts';

/**
 * Event types that the webhook endpoint subscribes to. The provider lists past events by up to 20 types and has no wildcards,
 * so types that add nothing to another one here are left out.
 */
export const webhookTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.created',
  'invoice.paid',
  'invoice.voided',
  'invoice.marked_uncollectible',
] as const satisfies Stripe.Event['type'][];

/** What an event's object refers to. */
export interface Links {
  objectId: string;
  /** Our ID, from the metadata we set. */
  attemptId?: string;
  planId?: string;
  orderId?: string;
  refundId?: string;
  /** The provider's ID. */
  customerId?: string;
  subscriptionId?: string;
  paymentId?: string;
  invoiceId?: string;
}

export interface PaymentEvent extends Links {
  id: string;
  type: string;
  payload: unknown;
  createdAt: Date;
}

/** Largest difference between a webhook's time and ours, in either direction. */
const toleranceSeconds = 300;

/** The webhook isn't from the provider, or it can't be stored. Its content is ignored. */
export class RefusedWebhook extends Error {}

/** Verifies the signature of a webhook's raw body, which must be dated within 300 s of now. Throws RefusedWebhook if anything is wrong. */
export async function readPaymentEvent(rawBody: string, signature: string): Promise<PaymentEvent> {
  const { secretKey, webhookSecret } = opened();
  try {
    const { signature: verifier } = new Stripe(secretKey).webhooks;
    if (!verifier) throw new Error('The library can’t verify signatures.');
    await verifier.verifyHeaderAsync(rawBody, signature, webhookSecret, toleranceSeconds);
  } catch (error) {
    throw new RefusedWebhook("The signature doesn't match.", { cause: error });
  }
  // The library only rejects old signatures. A captured one with a future date could be replayed until then.
  const sentAt = Math.max(...[...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds)));
  if (sentAt > Date.now() / 1000 + toleranceSeconds) throw new RefusedWebhook('The signature is from the future.');
  // PostgreSQL can't store NUL, so storing the event would fail on every retry. Stripe doesn't send any.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(rawBody)) throw new RefusedWebhook('The event holds a NUL character.');
  const event = parsed(rawBody);
  if (!isSnapshot(event)) throw new RefusedWebhook(notSnapshot);
  return paymentEventFrom(event);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const notSnapshot =
  "This isn't a snapshot event, so we can't read it. Set the payload style of the webhook's destination to “Snapshot” in the provider's dashboard.";

/** True for an event that holds its object. Thin events only name it. */
function isSnapshot(event: unknown): event is Stripe.Event {
  const { object, id, type, created, data } = (event ?? {}) as Partial<Stripe.Event>;
  return (
    object === 'event' &&
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof created === 'number' &&
    typeof data?.object === 'object' &&
    data.object !== null
  );
}

/** Converts a provider's event. */
export function paymentEventFrom(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, ...linksOf(event.data.object), payload: event, createdAt: dateOf(event.created) };
}

/** All IDs in an event's object. Missing ones are left out. */
export function linksOf(object: Stripe.Event['data']['object']): Links {
  const metadata = { ...subscriptionOfInvoice(object)?.metadata, ...('metadata' in object ? object.metadata : {}) };
  const links = {
    attemptId: metadata.attempt_id,
    planId: metadata.plan_id,
    orderId: metadata.order_id,
    refundId: metadata.refund_id,
    customerId: customerOf(object),
    subscriptionId: subscriptionOf(object),
    paymentId: paymentOf(object),
    invoiceId: invoiceOf(object),
  };
  const present = Object.fromEntries(Object.entries(links).filter(([, value]) => value));
  return { objectId: ('id' in object && object.id) || '', ...present };
}

type EventObject = Stripe.Event['data']['object'];

function isKind<Kind extends string>(object: EventObject, kind: Kind): object is Extract<EventObject, { object: Kind }> {
  return 'object' in object && object.object === kind;
}

function subscriptionOfInvoice(object: EventObject) {
  return isKind(object, 'invoice') ? object.parent?.subscription_details : undefined;
}

function customerOf(object: EventObject): string | undefined {
  if (isKind(object, 'customer')) return object.id;
  return 'customer' in object ? idOf(object.customer) : undefined;
}

function subscriptionOf(object: EventObject): string | undefined {
  if (isKind(object, 'subscription')) return object.id;
  if (isKind(object, 'checkout.session')) return idOf(object.subscription);
  return idOf(subscriptionOfInvoice(object)?.subscription);
}

function paymentOf(object: EventObject): string | undefined {
  if (isKind(object, 'payment_intent')) return object.id;
  if (isKind(object, 'invoice_payment')) return idOf(object.payment.payment_intent);
  if (isKind(object, 'charge') || isKind(object, 'refund') || isKind(object, 'dispute') || isKind(object, 'checkout.session'))
    return idOf(object.payment_intent);
  return undefined;
}

function invoiceOf(object: EventObject): string | undefined {
  if (isKind(object, 'invoice')) return object.id;
  if (isKind(object, 'invoice_payment') || isKind(object, 'checkout.session')) return idOf(object.invoice);
  return undefined;
}
