import type Stripe from 'stripe';
import { type Decline, needsCustomer, type TestCard, testCard } from './cards.ts';
import type { Desk } from './desk.ts';
import { openDispute } from './disputes.ts';
import { record } from './events.ts';
import { attachCard } from './objects/card.ts';
import { makeCharge } from './objects/charge.ts';
import { changePaymentIntent } from './objects/payment-intent.ts';

/** How long a slow payment is unconfirmed. */
const slowSeconds = 4;

/** What a kept card does: the number that was typed tells it. */
export function cardBehind(desk: Desk, method: Stripe.PaymentMethod): TestCard {
  const card = testCard(desk.books.get('card_number', method.id) ?? '');
  if (!card) throw new Error(`No number was kept for ${method.id}.`);
  return card;
}

export type Verdict = { says: 'yes' } | { says: 'ask' } | { says: 'later' } | { says: 'no'; decline: Decline };

/** What the bank will say to a charge, with the customer there or away. */
export function verdictOn(card: TestCard, customerIsThere: boolean): Verdict {
  if (card.onCharge) return { says: 'no', decline: card.onCharge };
  if (card.challenge && customerIsThere) return { says: 'ask' };
  if (card.challenge === 'always') return { says: 'no', decline: needsCustomer };
  return { says: card.slow && customerIsThere ? 'later' : 'yes' };
}

/** The money is taken: a charge, and the payment succeeded. A card that is to be kept is kept. */
export function takeMoney(desk: Desk, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const charge = makeCharge(desk, intent, method);
  changePaymentIntent(desk, intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  });
  if (intent.setup_future_usage && typeof intent.customer === 'string' && !method.customer) attachCard(desk, method, intent.customer);
  record(desk, 'charge.succeeded', charge);
  record(desk, 'payment_intent.succeeded', intent);
  if (cardBehind(desk, method).disputed) openDispute(desk, charge);
  return charge;
}

/** The bank said no: a failed charge, and the payment waits for another card. */
export function refuseMoney(desk: Desk, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline: Decline): Stripe.Charge {
  const charge = makeCharge(desk, intent, method, decline);
  changePaymentIntent(desk, intent, {
    last_payment_error: { ...decline, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
  record(desk, 'charge.failed', charge);
  record(desk, 'payment_intent.payment_failed', intent);
  return charge;
}

/** The bank takes its time. */
export function awaitBank(desk: Desk, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  changePaymentIntent(desk, intent, { last_payment_error: null, payment_method: method.id, status: 'processing' });
  desk.books.put('pending', intent.id, { dueAt: desk.at() + slowSeconds, succeeds: true });
  record(desk, 'payment_intent.processing', intent);
}

/** A payment that nobody will make any more. */
export function cancelPayment(desk: Desk, intentId: string, reason: Stripe.PaymentIntent.CancellationReason): void {
  const intent = desk.books.get('payment_intent', intentId);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return;
  changePaymentIntent(desk, intent, { canceled_at: desk.at(), cancellation_reason: reason, next_action: null, status: 'canceled' });
  record(desk, 'payment_intent.canceled', intent);
}
