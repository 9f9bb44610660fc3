import Stripe from 'stripe';

export interface CheckoutRequest {
  /** Our attempt's id: the idempotency key, so that a repeated request opens the same checkout. */
  attemptId: string;
  orderId: string;
  orderNumber: number;
  email: string;
  amountCents: number;
  description: string;
  successUrl: string;
  cancelUrl: string;
  /** When the checkout ends unpaid: 30 minutes to 24 hours from now. */
  expiresAt: Date;
}

/** What the provider's own objects say of an attempt now. */
export interface PaymentStatus {
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired';
  customerId?: string;
  paymentId?: string;
  receiptUrl?: string;
  /** The provider's sentence about a declined card, for the buyer. */
  declineReason?: string;
  /** On 'failed': the checkout is complete and takes no other card (a payment that was confirmed later, and then was not). */
  over?: boolean;
}

export interface PaymentEvent {
  id: string;
  type: string;
  objectId: string;
  /** The attempt it is about, from the metadata we set; absent for foreign objects. */
  attemptId: string | undefined;
}

export interface Provider {
  secretKey: string;
  webhookSecret: string;
  /** Where the built-in test server is reached, asked before each request: it may run in another process. Absent for Stripe itself. */
  address?: () => { host: string; port: number };
}

let provider: Provider | undefined;
let client: { stripe: Stripe; port: number | undefined } | undefined;

/** Connects the provider: Stripe itself, or the built-in test server when `address` is given. */
export function openPayments(options: Provider): void {
  provider = options;
  client = undefined;
}

function opened(): Provider {
  if (!provider) throw new Error('Payments are not open yet.');
  return provider;
}

function stripe(): Stripe {
  const { secretKey, address } = opened();
  const at = address?.();
  if (client && client.port === at?.port) return client.stripe;
  const made = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(at ? { ...at, protocol: 'http' as const } : {}),
  });
  client = { stripe: made, port: at?.port };
  return made;
}

/** Opens a checkout page for the setup price; the card is kept for the monthly price. */
export async function createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }> {
  const metadata = { order_id: request.orderId, attempt_id: request.attemptId };
  const session = await stripe().checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: request.orderId,
      customer_creation: 'always',
      customer_email: request.email,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: request.amountCents, product_data: { name: request.description } } },
      ],
      payment_intent_data: { setup_future_usage: 'off_session', description: `Order S-${request.orderNumber}`, metadata },
      metadata,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: request.attemptId },
  );
  if (!session.url) throw new Error('The payment provider gave no checkout address.');
  return { sessionId: session.id, url: session.url };
}

/** Reads the state of a checkout from the provider's objects. */
export async function checkoutStatus(sessionId: string): Promise<PaymentStatus> {
  const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const ids = {
    ...(session.customer ? { customerId: typeof session.customer === 'string' ? session.customer : session.customer.id } : {}),
    ...(intent ? { paymentId: intent.id } : {}),
  };
  if (session.payment_status === 'paid')
    return { state: 'succeeded', ...ids, ...(charge?.receipt_url ? { receiptUrl: charge.receipt_url } : {}) };
  const declineReason = intent?.last_payment_error?.message;
  if (session.status === 'expired') return { state: 'expired', ...ids };
  if (intent?.status === 'processing') return { state: 'processing', ...ids };
  if (declineReason) return { state: 'failed', ...ids, declineReason, over: session.status === 'complete' };
  return { state: session.status === 'complete' ? 'processing' : 'open', ...ids };
}

/** Ends an open checkout so that it can no longer be paid. A checkout that is already over stays as it is. */
export async function expireCheckout(sessionId: string): Promise<void> {
  try {
    await stripe().checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Verifies a webhook over its raw bytes (at most 300 s old). Throws when the signature is wrong. */
export async function readPaymentEvent(rawBody: string, signature: string): Promise<PaymentEvent & { payload: unknown }> {
  const { secretKey, webhookSecret } = opened();
  const event = await new Stripe(secretKey).webhooks.constructEventAsync(rawBody, signature, webhookSecret, 300);
  const object = event.data.object as { id?: string; metadata?: Record<string, string> | null };
  return { id: event.id, type: event.type, objectId: object.id ?? '', attemptId: object.metadata?.attempt_id, payload: event };
}
