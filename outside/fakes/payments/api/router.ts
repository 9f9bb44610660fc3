import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { expanded } from '../expansion.ts';
import { treeOf } from '../form.ts';
import { answerUnder, type KeysAtWork, takeKey } from '../idempotency.ts';
import { Problem, refused } from '../problems.ts';
import { catalogEndpoints } from './catalog.ts';
import { checkoutSessionEndpoints } from './checkout-sessions.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentEndpoints } from './payments.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

export const endpoints: Endpoint[] = [
  ...customerEndpoints,
  ...catalogEndpoints,
  ...checkoutSessionEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...eventEndpoints,
];

export interface Office {
  desk: Desk;
  secretKey: string;
  /** Does what is due before a request is answered. */
  catchUp: () => void;
}

/** The API: form-encoded in, JSON out, refusals in the provider's own shape. */
export function paymentApi(office: Office): Hono {
  const app = new Hono();
  const atWork: KeysAtWork = new Set();
  app.use(async (context, next) => {
    context.header('Request-Id', newId('req', 14));
    context.header('Stripe-Version', Stripe.API_VERSION);
    const given = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const version = context.req.header('stripe-version');
    if (!given) return fail(context, new Problem(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' }));
    if (given !== office.secretKey)
      return fail(
        context,
        new Problem(401, {
          type: 'invalid_request_error',
          message: `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`,
        }),
      );
    if (version && version !== Stripe.API_VERSION)
      return fail(context, refused(`This test server speaks version ${Stripe.API_VERSION} of the API, not ${version}.`));
    return next();
  });
  app.get('/v1/keeper', (context) => context.json({ object: 'keeper' }));
  for (const endpoint of endpoints) app.on(endpoint.method, endpoint.path, (context) => serve(office, endpoint, context, atWork));
  app.notFound((context) => fail(context, refused(`Unrecognized request URL (${context.req.method}: ${context.req.path}).`, {}, 404)));
  app.onError((error, context) => fail(context, error));
  return app;
}

async function serve(office: Office, endpoint: Endpoint, context: Context, atWork: KeysAtWork): Promise<Response> {
  const key = endpoint.method === 'POST' ? context.req.header('idempotency-key') : undefined;
  if (key && key.length > 255) return fail(context, refused('Idempotency keys can be at most 255 characters.'));
  try {
    if (key) takeKey(atWork, key);
  } catch (error) {
    return fail(context, error);
  }
  try {
    const body = endpoint.method === 'POST' ? await context.req.text() : new URL(context.req.url).search.slice(1);
    return answer(office, endpoint, context, body, key);
  } catch (error) {
    return fail(context, error);
  } finally {
    if (key) atWork.delete(key);
  }
}

/** From here on nothing waits: a request is carried out whole before the next one is read. */
function answer({ desk, catchUp }: Office, endpoint: Endpoint, context: Context, body: string, key: string | undefined): Response {
  catchUp();
  const id = context.req.param('id') ?? '';
  const request = `${endpoint.method} ${context.req.path} ${body}`;
  const stored = key ? answerUnder(desk.books, key, request, desk.at()) : undefined;
  if (stored) {
    context.header('Idempotent-Replayed', 'true');
    return send(context, stored.status, stored.body);
  }
  const { expand, act } = endpoint.prepare(treeOf(new URLSearchParams(body)));
  desk.request = {
    id: context.res.headers.get('request-id') ?? newId('req', 14),
    idempotencyKey: key ?? (endpoint.method === 'POST' ? randomUUID() : null),
  };
  const made = attempt(() => expanded(act(desk, id), expand, desk.books));
  desk.request = null;
  const text = JSON.stringify(made.body);
  if (key) desk.books.put('answer', key, { key, request, status: made.status, body: text, at: desk.at() });
  desk.books.save();
  return send(context, made.status, text);
}

/** What a request comes to. A refusal is an answer too, and is kept under its key; an error of our own is thrown. */
function attempt(act: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

function fail(context: Context, error: unknown): Response {
  const problem =
    error instanceof Problem ? error : new Problem(500, { type: 'api_error', message: `The test payment server failed: ${String(error)}` });
  return send(context, problem.status, JSON.stringify({ error: problem.error }));
}

function send(context: Context, status: number, body: string): Response {
  return context.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}
