import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { keptSecret } from '../../env.ts';
import type { Provider } from '../payments/client.ts';
import { checkoutPages } from './payment-pages.ts';
import { type FakeBooks, type FakeIntent, type FakeSession, openBooks } from './payment-store.ts';

export interface PaymentServerOptions {
  dataDir: string;
  /** Public address under which the checkout pages are reached. */
  pagesUrl: string;
  /** Where signed events are delivered. */
  webhookUrl: string;
}

/** How long a slow payment is unconfirmed. */
const slowMs = 4000;
const deliveryEveryMs = 250;
/** Delays between deliveries of one event, as often as it fails; the last one repeats. */
const retryDelaysMs = [500, 1000, 2000, 5000, 15_000];

export type CardOutcome = 'success' | 'decline' | 'challenge' | 'slow';

let pages: Hono | undefined;

/** The checkout pages, for mounting on the app's own address. */
export function paymentPages(): Hono {
  if (!pages) throw new Error('The test payment server is not running.');
  return pages;
}

/** How the test payment server of a data folder is reached, from its own process or another. It listens while a web process runs. */
export function paymentServerOf(dataDir: string): Provider {
  const webhookSecret = keptSecret(path.join(dataDir, 'payments-webhook-secret'), 'whsec_');
  const address = () => {
    const port = keptPort(dataDir);
    if (!port) throw new Error('The test payment server is not running yet: it starts with the web process.');
    return { host: '127.0.0.1', port };
  };
  return { secretKey: `sk_test_${webhookSecret.slice(6, 30)}`, webhookSecret, address };
}

/**
 * A small payment provider for trying things out: the part of Stripe's HTTP API that we use, its checkout page, and its
 * signed webhooks, delivered again until they are taken. Its books outlive a killed process. One process keeps the books of
 * a data folder; throws when another one does already.
 */
export async function startPaymentServer(options: PaymentServerOptions): Promise<Provider & { stop: () => Promise<void> }> {
  const provider = paymentServerOf(options.dataDir);
  const { webhookSecret, secretKey } = provider;
  await refuseSecondKeeper(provider, keptPort(options.dataDir));
  const { books, save } = openBooks(options.dataDir);
  pages = checkoutPages({
    books,
    pay: (sessionId, outcome) => pay(books, save, sessionId, outcome),
    confirm: (sessionId, isOwner) => answerChallenge(books, save, sessionId, isOwner),
  });
  const server = createAdaptorServer({ fetch: api(books, save, options, secretKey).fetch });
  writeFileSync(portFile(options.dataDir), String(await listen(server)));
  const timer = setInterval(() => void deliver(books, save, options.webhookUrl, webhookSecret), deliveryEveryMs);
  return {
    ...provider,
    stop: async () => {
      clearInterval(timer);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Two processes with the same books would overwrite each other's. */
async function refuseSecondKeeper({ secretKey }: Provider, port: number | undefined): Promise<void> {
  if (!port) return;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/keeper`, {
    headers: { Authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined);
  if (answer?.ok) throw new Error('Another Sunup web process keeps the test payments of this DATA_DIR. Stop it, or set another DATA_DIR.');
}

function listen(server: ServerType): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function portFile(dataDir: string): string {
  return path.join(dataDir, 'payments-port');
}

function keptPort(dataDir: string): number | undefined {
  return existsSync(portFile(dataDir)) ? Number(readFileSync(portFile(dataDir), 'utf8')) || undefined : undefined;
}

/** The API: create, read and expire checkout sessions. Form-encoded in, JSON out, as the provider speaks. */
function api(books: FakeBooks, save: () => void, options: PaymentServerOptions, secretKey: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return context.json(problem('Invalid API Key provided.', 'invalid_request_error'), 401);
    expireDue(books, save);
    return next();
  });
  app.get('/v1/keeper', (context) => context.json({ object: 'keeper' }));
  app.post('/v1/checkout/sessions', async (context) => {
    const key = context.req.header('idempotency-key');
    const answered = key ? books.answers[key] : undefined;
    if (answered) return context.json(books.sessions[answered] as object);
    const form = new URLSearchParams(await context.req.text());
    const session = newSession(form, options.pagesUrl);
    if (session.expires_at - session.created < 30 * 60)
      return context.json(
        problem('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', 'invalid_request_error'),
        400,
      );
    books.sessions[session.id] = session;
    if (key) books.answers[key] = session.id;
    save();
    return context.json(session);
  });
  app.get('/v1/checkout/sessions/:id', (context) => {
    const session = books.sessions[context.req.param('id')];
    if (!session) return context.json(problem('No such checkout session.', 'invalid_request_error'), 404);
    return context.json(expanded(books, session));
  });
  app.post('/v1/checkout/sessions/:id/expire', (context) => {
    const session = books.sessions[context.req.param('id')];
    if (session?.status !== 'open') return context.json(problem('Only open sessions can be expired.', 'invalid_request_error'), 400);
    session.status = 'expired';
    record(books, 'checkout.session.expired', session);
    save();
    return context.json(session);
  });
  app.notFound((context) =>
    context.json(problem(`Unrecognized request URL (${context.req.method}: ${context.req.path}).`, 'invalid_request_error'), 404),
  );
  return app;
}

function newSession(form: URLSearchParams, pagesUrl: string): FakeSession {
  const id = `cs_test_${randomBytes(16).toString('hex')}`;
  const prefixed = (prefix: string) =>
    Object.fromEntries(
      [...form].filter(([name]) => name.startsWith(`${prefix}[`)).map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
    );
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    customer: null,
    customer_email: form.get('customer_email'),
    client_reference_id: form.get('client_reference_id'),
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]') ?? 1),
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    metadata: prefixed('metadata'),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    url: `${pagesUrl}/checkout/${id}`,
    created: Math.floor(Date.now() / 1000),
    expires_at: Number(form.get('expires_at')) || Math.floor(Date.now() / 1000) + 86_400,
    description: form.get('line_items[0][price_data][product_data][name]') ?? '',
    intent_metadata: prefixed('payment_intent_data[metadata]'),
  };
}

function expanded(books: FakeBooks, session: FakeSession) {
  const intent = session.payment_intent ? books.intents[session.payment_intent] : undefined;
  if (!intent) return session;
  return { ...session, payment_intent: { ...intent, latest_charge: intent.latest_charge ? books.charges[intent.latest_charge] : null } };
}

/** Ends open sessions whose time is over. */
function expireDue(books: FakeBooks, save: () => void): void {
  const due = Object.values(books.sessions).filter((session) => session.status === 'open' && session.expires_at * 1000 <= Date.now());
  for (const session of due) {
    session.status = 'expired';
    record(books, 'checkout.session.expired', session);
  }
  if (due.length) save();
}

/** A card is tried on an open session. A second try on a paid session changes nothing. */
function pay(books: FakeBooks, save: () => void, sessionId: string, outcome: CardOutcome): FakeSession | undefined {
  expireDue(books, save);
  const session = books.sessions[sessionId];
  if (session?.status !== 'open') return session;
  const intent = intentOf(books, session);
  if (outcome === 'decline')
    refuse(books, intent, {
      code: 'card_declined',
      decline_code: 'generic_decline',
      type: 'card_error',
      message: 'Your card was declined.',
    });
  else if (outcome === 'slow') {
    Object.assign(session, { status: 'complete', customer: intent.customer });
    Object.assign(intent, { status: 'processing', last_payment_error: null });
    books.pending.push({ sessionId, confirmAt: Date.now() + slowMs });
    record(books, 'checkout.session.completed', session);
  } else if (outcome === 'challenge') Object.assign(intent, { status: 'requires_action', last_payment_error: null });
  else settle(books, save, sessionId);
  save();
  return session;
}

/** The bank asked whether it is the owner of the card: a yes takes the money, a no leaves the checkout open for another try. */
function answerChallenge(books: FakeBooks, save: () => void, sessionId: string, isOwner: boolean): FakeSession | undefined {
  expireDue(books, save);
  const session = books.sessions[sessionId];
  const intent = session?.payment_intent ? books.intents[session.payment_intent] : undefined;
  if (session?.status !== 'open' || intent?.status !== 'requires_action') return session;
  if (isOwner) return settle(books, save, sessionId);
  refuse(books, intent, {
    code: 'payment_intent_authentication_failure',
    type: 'invalid_request_error',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  save();
  return session;
}

function refuse(books: FakeBooks, intent: FakeIntent, error: FakeIntent['last_payment_error']): void {
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
  record(books, 'payment_intent.payment_failed', intent);
}

function intentOf(books: FakeBooks, session: FakeSession): FakeIntent {
  const known = session.payment_intent ? books.intents[session.payment_intent] : undefined;
  if (known) return known;
  const intent: FakeIntent = {
    id: `pi_test_${randomBytes(12).toString('hex')}`,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: session.amount_total,
    currency: session.currency,
    customer: `cus_test_${randomBytes(8).toString('hex')}`,
    metadata: session.intent_metadata,
    latest_charge: null,
    last_payment_error: null,
    created: Math.floor(Date.now() / 1000),
  };
  books.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  return intent;
}

/** Takes the money: intent succeeded, charge written, session paid, event recorded. Once. */
function settle(books: FakeBooks, save: () => void, sessionId: string): FakeSession | undefined {
  const session = books.sessions[sessionId];
  if (!session || session.payment_status === 'paid' || session.status === 'expired') return session;
  const late = session.status === 'complete';
  const intent = intentOf(books, session);
  const charge = `ch_test_${randomBytes(12).toString('hex')}`;
  books.charges[charge] = {
    id: charge,
    object: 'charge',
    amount: intent.amount,
    currency: intent.currency,
    payment_intent: intent.id,
    receipt_url: session.url.replace('/checkout/', '/receipt/'),
    paid: true,
    created: Math.floor(Date.now() / 1000),
  };
  Object.assign(intent, { status: 'succeeded', latest_charge: charge, last_payment_error: null });
  Object.assign(session, { status: 'complete', payment_status: 'paid', customer: intent.customer });
  record(books, late ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed', session);
  save();
  return session;
}

function record(books: FakeBooks, type: string, object: FakeSession | FakeIntent): void {
  books.events.push({
    id: `evt_test_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    api_version: '2026-01-01',
    data: { object: structuredClone(object) },
    delivered: false,
    attempts: 0,
    nextAttemptAt: 0,
  });
}

let delivering = false;

/** Confirms slow payments that are due and delivers what is undelivered, oldest first. */
async function deliver(books: FakeBooks, save: () => void, webhookUrl: string, webhookSecret: string): Promise<void> {
  if (delivering) return;
  delivering = true;
  try {
    expireDue(books, save);
    const due = books.pending.filter((entry) => entry.confirmAt <= Date.now());
    books.pending = books.pending.filter((entry) => !due.includes(entry));
    for (const { sessionId } of due) settle(books, save, sessionId);
    for (const event of books.events.filter((candidate) => !candidate.delivered && candidate.nextAttemptAt <= Date.now())) {
      const { delivered: _delivered, attempts: _attempts, nextAttemptAt: _next, ...wire } = event;
      event.delivered = await post(webhookUrl, JSON.stringify(wire), webhookSecret);
      event.attempts++;
      event.nextAttemptAt = Date.now() + (retryDelaysMs[event.attempts - 1] ?? retryDelaysMs.at(-1) ?? 0);
      save();
    }
  } finally {
    delivering = false;
  }
}

/** One delivery, signed as the provider signs: HMAC-SHA-256 over timestamp and body. */
async function post(url: string, body: string, secret: string): Promise<boolean> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${timestamp},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function problem(message: string, type: string) {
  return { error: { message, type } };
}
