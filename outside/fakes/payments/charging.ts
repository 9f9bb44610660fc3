import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Decline, needsCustomer, type TestCard, testCard } from './cards.ts';
import { type Context, newId } from './context.ts';
import { openDispute } from './disputes.ts';
import { change, create, record } from './objects.ts';

/** How long a slow payment is unconfirmed. */
const slowSeconds = 4;

export interface TypedCard {
  card: TestCard;
  email: string | null;
  expMonth: number;
  expYear: number;
}

/** Creates a payment method from a typed card. */
export function createCard(context: Context, { card, email, expMonth, expYear }: TypedCard): Stripe.PaymentMethod {
  const number = card.number.replace(/\D/g, '');
  const method = create(context, 'payment_method', {
    allow_redisplay: 'limited',
    billing_details: { email },
    card: {
      brand: card.brand,
      checks: { cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
    },
    type: 'card',
  });
  context.store.put('card_number', method.id, number);
  return method;
}

/** Saves a card for a customer. */
export function attachCard(context: Context, method: Stripe.PaymentMethod, customerId: string): void {
  change(context, method, { customer: customerId });
  record(context, 'payment_method.attached', method);
}

/** The test card behind a payment method, which decides how it behaves. */
export function cardBehind(context: Context, method: Stripe.PaymentMethod): TestCard {
  const card = testCard(context.store.get('card_number', method.id) ?? '');
  if (!card) throw new Error(`No card number is stored for ${method.id}.`);
  return card;
}

export type Verdict = { says: 'yes' } | { says: 'ask' } | { says: 'later' } | { says: 'no'; decline: Decline };

/** The bank's answer to a charge, with the customer present or away. */
export function verdictOn(card: TestCard, customerIsPresent: boolean): Verdict {
  if (card.onCharge) return { says: 'no', decline: card.onCharge };
  if (card.challenge && customerIsPresent) return { says: 'ask' };
  if (card.challenge === 'always') return { says: 'no', decline: needsCustomer };
  return { says: card.slow && customerIsPresent ? 'later' : 'yes' };
}

export type NewPayment = Pick<Stripe.PaymentIntent, 'amount' | 'description' | 'metadata'> & {
  customer: string | null;
  savesCard: boolean;
};

/** Creates a payment that hasn't been attempted. */
export function createPayment(context: Context, { savesCard, ...payment }: NewPayment): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent = create(context, 'payment_intent', {
    ...payment,
    id,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    payment_method_types: ['card'],
    setup_future_usage: savesCard ? 'off_session' : null,
    status: 'requires_payment_method',
  });
  record(context, 'payment_intent.created', intent);
  return intent;
}

/** Charges a card, and saves it if the payment asks for that. */
export function takePayment(context: Context, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  const charge = createCharge(context, intent, method);
  change(context, intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  if (intent.setup_future_usage && typeof intent.customer === 'string' && !method.customer) attachCard(context, method, intent.customer);
  record(context, 'charge.succeeded', charge);
  record(context, 'payment_intent.succeeded', intent);
  if (cardBehind(context, method).disputed) openDispute(context, charge);
}

/** Records a charge that the bank declined. The payment can be attempted with another card. */
export function declinePayment(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): Stripe.Charge {
  const charge = createCharge(context, intent, method, decline);
  change(context, intent, {
    last_payment_error: { ...decline, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  record(context, 'charge.failed', charge);
  record(context, 'payment_intent.payment_failed', intent);
  return charge;
}

function createCharge(context: Context, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline?: Decline): Stripe.Charge {
  const id = newId('ch');
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card ?? {};
  return create(context, 'charge', {
    id,
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: !decline,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    metadata: { ...intent.metadata },
    outcome: {
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand, country, exp_month, exp_year, fingerprint, funding, last4, network: brand } },
    receipt_url: decline ? null : `${context.pagesUrl}/receipt/${id}`,
    refunds: null,
    status: decline ? 'failed' : 'succeeded',
  });
}

/** Leaves a payment pending, for the bank to answer later. */
export function awaitBank(context: Context, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  change(context, intent, { last_payment_error: null, payment_method: method.id, status: 'processing' });
  context.store.put('pending', intent.id, { dueAt: context.now() + slowSeconds, succeeds: true });
  record(context, 'payment_intent.processing', intent);
}

export function cancelPayment(context: Context, intentId: string, reason: Stripe.PaymentIntent.CancellationReason): void {
  const intent = context.store.get('payment_intent', intentId);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return;
  change(context, intent, { canceled_at: context.now(), cancellation_reason: reason, next_action: null, status: 'canceled' });
  record(context, 'payment_intent.canceled', intent);
}
