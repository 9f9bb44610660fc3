import type Stripe from 'stripe';
import { declined, type TestCard } from './cards.ts';
import {
  attachCard,
  awaitBank,
  cancelPayment,
  cardBehind,
  createCard,
  createPayment,
  declinePayment,
  takePayment,
  verdictOn,
} from './charging.ts';
import type { Context } from './context.ts';
import { createCustomer } from './customers.ts';
import { change, record } from './objects.ts';

type Session = Stripe.Checkout.Session;

/** The customer answered no to the bank's question. */
const notAuthenticated = {
  type: 'invalid_request_error',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** A card is submitted on a checkout page. Does nothing if the page is no longer open. */
export function submitCard(context: Context, session: Session, typed: { card: TestCard; expMonth: number; expYear: number }): void {
  if (session.status !== 'open') return;
  const method = createCard(context, { ...typed, email: context.store.get('purchase', session.id)?.email ?? null });
  if (session.mode === 'setup') saveCard(context, session, method);
  else payWith(context, session, method);
}

/** The customer answers the bank's question. Does nothing if no question is open. */
export function answerBank(context: Context, session: Session, isOwner: boolean): void {
  const intent = context.store.get('setup_intent', session.setup_intent) ?? context.store.get('payment_intent', session.payment_intent);
  const method = context.store.get('payment_method', intent?.payment_method);
  if (session.status !== 'open' || intent?.status !== 'requires_action' || !method) return;
  if (intent.object === 'setup_intent') {
    if (isOwner) cardSaved(context, session, intent, method);
    else cardNotSaved(context, intent, { ...notAuthenticated, code: 'setup_intent_authentication_failure', payment_method: method });
  } else if (isOwner) paid(context, session, intent, method);
  else {
    change(context, intent, {
      last_payment_error: { ...notAuthenticated, code: 'payment_intent_authentication_failure', payment_method: method },
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    });
    record(context, 'payment_intent.payment_failed', intent);
  }
}

/** Ends an open page: it no longer takes a card. */
export function expireSession(context: Context, session: Session): void {
  change(context, session, { status: 'expired', url: null });
  if (typeof session.payment_intent === 'string') cancelPayment(context, session.payment_intent, 'abandoned');
  const setup = context.store.get('setup_intent', session.setup_intent);
  if (setup) {
    change(context, setup, { cancellation_reason: 'abandoned', next_action: null, status: 'canceled' });
    record(context, 'setup_intent.canceled', setup);
  }
  record(context, 'checkout.session.expired', session);
}

/** The bank's late answer to a slow payment. */
export function settleSlowPayment(context: Context, intent: Stripe.PaymentIntent, succeeds: boolean): void {
  const [session] = context.store.under('checkout.session', intent.id);
  const method = context.store.get('payment_method', intent.payment_method);
  if (!session || !method || intent.status !== 'processing') return;
  if (succeeds) {
    takePayment(context, intent, method);
    change(context, session, { payment_status: 'paid' });
    record(context, 'checkout.session.async_payment_succeeded', session);
  } else {
    declinePayment(context, intent, method, declined);
    record(context, 'checkout.session.async_payment_failed', session);
  }
}

function payWith(context: Context, session: Session, method: Stripe.PaymentMethod): void {
  const intent = paymentOf(context, session);
  const verdict = verdictOn(cardBehind(context, method), true);
  if (verdict.says === 'no') declinePayment(context, intent, method, verdict.decline);
  if (verdict.says === 'yes') paid(context, session, intent, method);
  if (verdict.says === 'later') {
    change(context, intent, { customer: customerOf(context, session) });
    awaitBank(context, intent, method);
    complete(context, session, intent.customer);
  }
  if (verdict.says === 'ask') {
    change(context, intent, { last_payment_error: null, ...asking(session, method) });
    record(context, 'payment_intent.requires_action', intent);
  }
}

function paid(context: Context, session: Session, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  change(context, intent, { customer: customerOf(context, session) });
  takePayment(context, intent, method);
  change(context, session, { payment_status: 'paid' });
  complete(context, session, intent.customer);
}

function saveCard(context: Context, session: Session, method: Stripe.PaymentMethod): void {
  const intent = context.store.get('setup_intent', session.setup_intent);
  if (!intent) return;
  const card = cardBehind(context, method);
  if (card.onSave) cardNotSaved(context, intent, { ...card.onSave, payment_method: method });
  else if (!card.challenge) cardSaved(context, session, intent, method);
  else {
    change(context, intent, { last_setup_error: null, ...asking(session, method) });
    record(context, 'setup_intent.requires_action', intent);
  }
}

function cardSaved(context: Context, session: Session, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): void {
  change(context, intent, { last_setup_error: null, next_action: null, payment_method: method.id, status: 'succeeded' });
  if (typeof intent.customer === 'string') attachCard(context, method, intent.customer);
  record(context, 'setup_intent.succeeded', intent);
  complete(context, session, intent.customer);
}

function cardNotSaved(context: Context, intent: Stripe.SetupIntent, error: Stripe.SetupIntent.LastSetupError): void {
  change(context, intent, { last_setup_error: error, next_action: null, payment_method: null, status: 'requires_payment_method' });
  record(context, 'setup_intent.setup_failed', intent);
}

function complete(context: Context, session: Session, customer: Session['customer']): void {
  change(context, session, { customer, status: 'complete', url: null });
  record(context, 'checkout.session.completed', session);
}

/** The payment of a page, created at its first attempt. */
function paymentOf(context: Context, session: Session): Stripe.PaymentIntent {
  const existing = context.store.get('payment_intent', session.payment_intent);
  if (existing) return existing;
  const purchase = context.store.get('purchase', session.id);
  const intent = createPayment(context, {
    amount: session.amount_total ?? 0,
    customer: typeof session.customer === 'string' ? session.customer : null,
    description: purchase?.description ?? null,
    metadata: { ...purchase?.metadata },
    savesCard: purchase?.savesCard ?? false,
  });
  change(context, session, { payment_intent: intent.id });
  return intent;
}

/** The customer that the page was opened for, or a new one if the page creates one. */
function customerOf(context: Context, session: Session): string | null {
  if (typeof session.customer === 'string') return session.customer;
  const email = context.store.get('purchase', session.id)?.email;
  return session.customer_creation === 'always' ? createCustomer(context, { email }).id : null;
}

function asking(session: Session, method: Stripe.PaymentMethod) {
  const next_action = { redirect_to_url: { return_url: session.success_url, url: session.url }, type: 'redirect_to_url' };
  return { next_action, payment_method: method.id, status: 'requires_action' as const };
}
