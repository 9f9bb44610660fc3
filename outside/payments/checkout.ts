import type Stripe from 'stripe';
import { idOf, secondsOf, stripe, whole } from './client.ts';
import { createCustomer } from './customers.ts';
import { unlessReached } from './refusals.ts';
import { taxRateFor } from './tax-rates.ts';

export interface CheckoutRequest {
  /** Our attempt's ID. It's the idempotency key: a repeated request opens the same checkout. */
  attemptId: string;
  orderId: string;
  orderNumber: number;
  email: string;
  /** Before tax. With 0, the card is only saved, and nothing is charged. */
  amountCents: number;
  /** Tax rate in thousandths of a percent: 8875 is 8.875%; 0 for none. */
  taxRate: number;
  taxName: string;
  description: string;
  successUrl: string;
  cancelUrl: string;
  /** When the checkout ends unpaid: 30 minutes to 24 hours from now. */
  expiresAt: Date;
}

/** The current state of an attempt, from the provider's own objects. */
export interface PaymentStatus {
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired';
  customerId?: string;
  paymentId?: string;
  /** The saved card. */
  paymentMethodId?: string;
  /** The card that paid. */
  card?: { brand: string; last4: string };
  /** The charged amount, with tax. Set once it succeeded. */
  amountCents?: number;
  taxCents?: number;
  receiptUrl?: string;
  /** The provider's message about a declined card, for the buyer. */
  declineReason?: string;
  /** With 'failed': the checkout is complete and accepts no other card (a pending payment that failed later). */
  over?: boolean;
}

/** Opens a checkout page for the setup price and its tax. The card is saved for the monthly price. */
export async function createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }> {
  const metadata = { order_id: request.orderId, attempt_id: request.attemptId };
  const shared = {
    client_reference_id: request.orderId,
    metadata,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: secondsOf(request.expiresAt),
    allowed_payment_method_types: ['card'],
  } satisfies Stripe.Checkout.SessionCreateParams;
  const session = await stripe().checkout.sessions.create(
    request.amountCents === 0
      ? { ...shared, ...(await keeping(request, metadata)) }
      : { ...shared, ...(await charging(request, metadata)) },
    { idempotencyKey: request.attemptId },
  );
  return addressOf(session);
}

async function charging(request: CheckoutRequest, metadata: Stripe.MetadataParam): Promise<Stripe.Checkout.SessionCreateParams> {
  const taxRate = await taxRateFor({ name: request.taxName, rate: request.taxRate });
  return {
    mode: 'payment',
    customer_creation: 'always',
    customer_email: request.email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: request.amountCents, product_data: { name: request.description } },
        ...(taxRate ? { tax_rates: [taxRate] } : {}),
      },
    ],
    payment_intent_data: { setup_future_usage: 'off_session', description: `Order S-${request.orderNumber}`, metadata },
  };
}

/** With a price of 0 there is no payment. The card is saved for a customer that's created here. */
async function keeping(request: CheckoutRequest, metadata: Stripe.MetadataParam): Promise<Stripe.Checkout.SessionCreateParams> {
  const customer = await createCustomer({ key: `customer:${request.attemptId}`, email: request.email, orderId: request.orderId });
  return { mode: 'setup', customer, setup_intent_data: { description: `Order S-${request.orderNumber}`, metadata } };
}

/** Reads the state of a checkout from the provider's objects. */
export async function checkoutStatus(sessionId: string): Promise<PaymentStatus> {
  const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge', 'setup_intent'] });
  const payment = whole(session.payment_intent);
  const setup = whole(session.setup_intent);
  const customerId = idOf(session.customer);
  const paymentMethodId = idOf(payment?.payment_method) ?? idOf(setup?.payment_method);
  const ids = {
    ...(customerId ? { customerId } : {}),
    ...(payment ? { paymentId: payment.id } : {}),
  };
  const done = session.mode === 'setup' ? session.status === 'complete' : session.payment_status === 'paid';
  if (done) {
    const charge = whole(payment?.latest_charge);
    return {
      state: 'succeeded',
      ...ids,
      ...(paymentMethodId ? { paymentMethodId } : {}),
      amountCents: payment?.amount_received ?? 0,
      taxCents: session.total_details?.amount_tax ?? 0,
      ...cardOf(charge),
      ...(charge?.receipt_url ? { receiptUrl: charge.receipt_url } : {}),
    };
  }
  const declineReason = (payment?.last_payment_error ?? setup?.last_setup_error)?.message;
  if (session.status === 'expired') return { state: 'expired', ...ids };
  if (payment?.status === 'processing') return { state: 'processing', ...ids };
  if (declineReason) return { state: 'failed', ...ids, declineReason, over: session.status === 'complete' };
  return { state: session.status === 'complete' ? 'processing' : 'open', ...ids };
}

function cardOf(charge: Stripe.Charge | undefined): Pick<PaymentStatus, 'card'> {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 ? { card: { brand, last4 } } : {};
}

/** Ends an open checkout, which then can't be paid anymore. Leaves one that has already ended. */
export async function expireCheckout(sessionId: string): Promise<void> {
  const over = async () => (await stripe().checkout.sessions.retrieve(sessionId)).status !== 'open';
  await unlessReached(() => stripe().checkout.sessions.expire(sessionId), over);
}

export interface CardChange {
  /** Our ID, which is the idempotency key. */
  attemptId: string;
  planId: string;
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  /** When the page expires: 30 minutes to 24 hours from now. */
  expiresAt: Date;
}

/** Opens a page where a customer enters another card for a plan. Nothing is charged. */
export async function createCardChange(request: CardChange): Promise<{ sessionId: string; url: string }> {
  const metadata = { plan_id: request.planId, attempt_id: request.attemptId };
  const session = await stripe().checkout.sessions.create(
    {
      mode: 'setup',
      customer: request.customerId,
      allowed_payment_method_types: ['card'],
      client_reference_id: request.planId,
      setup_intent_data: { description: 'Another card for the monthly price', metadata },
      metadata,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: secondsOf(request.expiresAt),
    },
    { idempotencyKey: request.attemptId },
  );
  return addressOf(session);
}

/** Whether the customer entered another card, and which. */
export async function cardChangeStatus(sessionId: string): Promise<{ state: 'open' | 'done' | 'expired'; paymentMethodId?: string }> {
  const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] });
  if (session.status === 'expired') return { state: 'expired' };
  const paymentMethodId = idOf(whole(session.setup_intent)?.payment_method);
  return session.status === 'complete' && paymentMethodId ? { state: 'done', paymentMethodId } : { state: 'open' };
}

function addressOf(session: Stripe.Checkout.Session): { sessionId: string; url: string } {
  if (!session.url) throw new Error('The payment provider gave no checkout address.');
  return { sessionId: session.id, url: session.url };
}
