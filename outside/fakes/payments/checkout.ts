import type Stripe from 'stripe';
import type { Decline, TestCard } from './cards.ts';
import type { Desk } from './desk.ts';
import { record } from './events.ts';
import { attachCard, makeCard } from './objects/card.ts';
import { changeSession } from './objects/checkout-session.ts';
import { makeCustomer } from './objects/customer.ts';
import { changePaymentIntent, makePaymentIntent } from './objects/payment-intent.ts';
import { changeSetupIntent } from './objects/setup-intent.ts';
import { awaitBank, cancelPayment, cardBehind, refuseMoney, takeMoney, verdictOn } from './till.ts';

type Session = Stripe.Checkout.Session;

/** The bank asked the customer, and they said no. */
const notAuthenticated = {
  type: 'invalid_request_error',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** A card is typed into an open page. On one that is over nothing happens. */
export function tryCard(desk: Desk, session: Session, typed: { card: TestCard; expMonth: number; expYear: number }): void {
  if (session.status !== 'open') return;
  const method = makeCard(desk, { ...typed, email: desk.books.get('purchase', session.id)?.email ?? null });
  if (session.mode === 'setup') keepCard(desk, session, method);
  else payWith(desk, session, method);
}

/** The customer's answer to the bank's question. When none waits, nothing happens. */
export function answerBank(desk: Desk, session: Session, isOwner: boolean): void {
  if (session.status !== 'open') return;
  const intent = intentOf(desk, session);
  const method = desk.books.get('payment_method', String(intent?.payment_method));
  if (intent?.status !== 'requires_action' || !method) return;
  if (intent.object === 'setup_intent') {
    if (isOwner) kept(desk, session, intent, method);
    else notKept(desk, intent, { ...notAuthenticated, code: 'setup_intent_authentication_failure', payment_method: method });
    return;
  }
  if (isOwner) {
    paid(desk, session, intent, method);
    return;
  }
  changePaymentIntent(desk, intent, {
    last_payment_error: { ...notAuthenticated, code: 'payment_intent_authentication_failure', payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  record(desk, 'payment_intent.payment_failed', intent);
}

/** Ends an open page: no card can be typed into it any more. */
export function expireSession(desk: Desk, session: Session): void {
  changeSession(desk, session, { status: 'expired', url: null });
  if (typeof session.payment_intent === 'string') cancelPayment(desk, session.payment_intent, 'abandoned');
  const setup = typeof session.setup_intent === 'string' ? desk.books.get('setup_intent', session.setup_intent) : undefined;
  if (setup) {
    changeSetupIntent(desk, setup, { cancellation_reason: 'abandoned', next_action: null, status: 'canceled' });
    record(desk, 'setup_intent.canceled', setup);
  }
  record(desk, 'checkout.session.expired', session);
}

/** The bank's late answer to a slow payment. */
export function settleSlowPayment(desk: Desk, intent: Stripe.PaymentIntent, succeeds: boolean): void {
  const session = desk.books.all('checkout.session').find(({ payment_intent }) => payment_intent === intent.id);
  const method = desk.books.get('payment_method', String(intent.payment_method));
  if (!session || !method || intent.status !== 'processing') return;
  if (succeeds) {
    takeMoney(desk, intent, method);
    changeSession(desk, session, { payment_status: 'paid' });
    record(desk, 'checkout.session.async_payment_succeeded', session);
  } else {
    refuseMoney(desk, intent, method, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
    record(desk, 'checkout.session.async_payment_failed', session);
  }
}

function payWith(desk: Desk, session: Session, method: Stripe.PaymentMethod): void {
  const intent = paymentOf(desk, session);
  const verdict = verdictOn(cardBehind(desk, method), true);
  if (verdict.says === 'no') refuseMoney(desk, intent, method, verdict.decline);
  if (verdict.says === 'yes') paid(desk, session, intent, method);
  if (verdict.says === 'later') {
    changePaymentIntent(desk, intent, { customer: customerOf(desk, session) });
    awaitBank(desk, intent, method);
    complete(desk, session, intent.customer);
  }
  if (verdict.says === 'ask') {
    changePaymentIntent(desk, intent, {
      last_payment_error: null,
      next_action: question(session),
      payment_method: method.id,
      status: 'requires_action',
    });
    record(desk, 'payment_intent.requires_action', intent);
  }
}

function paid(desk: Desk, session: Session, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  changePaymentIntent(desk, intent, { customer: customerOf(desk, session) });
  takeMoney(desk, intent, method);
  changeSession(desk, session, { payment_status: 'paid' });
  complete(desk, session, intent.customer);
}

function keepCard(desk: Desk, session: Session, method: Stripe.PaymentMethod): void {
  const intent = desk.books.get('setup_intent', String(session.setup_intent));
  if (!intent) return;
  const card = cardBehind(desk, method);
  if (card.onKeep) notKept(desk, intent, { ...card.onKeep, payment_method: method });
  else if (!card.challenge) kept(desk, session, intent, method);
  else {
    changeSetupIntent(desk, intent, {
      last_setup_error: null,
      next_action: question(session),
      payment_method: method.id,
      status: 'requires_action',
    });
    record(desk, 'setup_intent.requires_action', intent);
  }
}

function kept(desk: Desk, session: Session, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): void {
  changeSetupIntent(desk, intent, { last_setup_error: null, next_action: null, payment_method: method.id, status: 'succeeded' });
  if (typeof intent.customer === 'string') attachCard(desk, method, intent.customer);
  record(desk, 'setup_intent.succeeded', intent);
  complete(desk, session, intent.customer);
}

function notKept(
  desk: Desk,
  intent: Stripe.SetupIntent,
  error: (Decline | (typeof notAuthenticated & { code: string })) & { payment_method: Stripe.PaymentMethod },
): void {
  changeSetupIntent(desk, intent, { last_setup_error: error, next_action: null, payment_method: null, status: 'requires_payment_method' });
  record(desk, 'setup_intent.setup_failed', intent);
}

function complete(desk: Desk, session: Session, customer: Session['customer']): void {
  changeSession(desk, session, { customer, status: 'complete', url: null });
  record(desk, 'checkout.session.completed', session);
}

/** The payment of a page, made at its first try. */
function paymentOf(desk: Desk, session: Session): Stripe.PaymentIntent {
  const known = desk.books.get('payment_intent', String(session.payment_intent));
  if (known) return known;
  const purchase = desk.books.get('purchase', session.id);
  const intent = makePaymentIntent(desk, {
    amount: session.amount_total ?? 0,
    customer: typeof session.customer === 'string' ? session.customer : null,
    description: purchase?.description ?? null,
    metadata: { ...purchase?.metadata },
    keepsCard: purchase?.keepsCard ?? false,
    receiptEmail: null,
  });
  changeSession(desk, session, { payment_intent: intent.id });
  return intent;
}

/** Whose page it is: the customer it was made for or, when it asks for one, a new one. */
function customerOf(desk: Desk, session: Session): string | null {
  if (typeof session.customer === 'string') return session.customer;
  const email = desk.books.get('purchase', session.id)?.email ?? null;
  return session.customer_creation === 'always' ? makeCustomer(desk, { email }).id : null;
}

function intentOf(desk: Desk, session: Session): Stripe.PaymentIntent | Stripe.SetupIntent | undefined {
  return session.mode === 'setup'
    ? desk.books.get('setup_intent', String(session.setup_intent))
    : desk.books.get('payment_intent', String(session.payment_intent));
}

function question(session: Session) {
  return { redirect_to_url: { return_url: session.success_url, url: session.url }, type: 'redirect_to_url' };
}
