import { randomUUID } from 'node:crypto';
import { Hono, type Context as HttpContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import Stripe from 'stripe';
import { type Context, newId } from '../context.ts';
import { atTime, timeHeader } from '../past.ts';
import { Problem, refused } from '../problems.ts';
import type { Store, StoredAnswer } from '../store.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { treeOf } from './parameters.ts';

export interface Api {
  context: Context;
  secretKey: string;
  /** Runs what is due before a request is answered. */
  catchUp: () => void;
}

/** The HTTP API: form-encoded requests, JSON answers, refusals in the provider's own shape. */
export function paymentApi(api: Api): Hono {
  const app = new Hono();
  /** Idempotency keys of requests that aren't answered yet. */
  const running = new Set<string>();
  app.use(async (http, next) => {
    http.header('Request-Id', newId('req', 14));
    http.header('Stripe-Version', Stripe.API_VERSION);
    const key = http.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const version = http.req.header('stripe-version');
    if (!key) throw refused('You did not provide an API key.', {}, 401);
    if (key !== api.secretKey) throw refused(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {}, 401);
    if (version && version !== Stripe.API_VERSION)
      throw refused(`This test server supports version ${Stripe.API_VERSION} of the API, not ${version}.`);
    return next();
  });
  app.get('/v1/ping', (http) => atTime(api.context, http.req.header(timeHeader), () => http.json({})));
  for (const endpoint of endpoints) app.on(endpoint.method, endpoint.path, (http) => serve(api, endpoint, http, running));
  app.notFound((http) => fail(http, refused(`Unrecognized request URL (${http.req.method}: ${http.req.path}).`, {}, 404)));
  app.onError((error, http) => fail(http, error));
  return app;
}

async function serve(api: Api, endpoint: Endpoint, http: HttpContext, running: Set<string>): Promise<Response> {
  const key = endpoint.method === 'POST' ? http.req.header('idempotency-key') : undefined;
  if (!key) return answer(api, endpoint, http, undefined, await bodyOf(http));
  if (key.length > 255) throw refused('Idempotency keys can be at most 255 characters.');
  if (running.has(key))
    throw new Problem(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If so, try again later.`,
    });
  running.add(key);
  try {
    return answer(api, endpoint, http, key, await bodyOf(http));
  } finally {
    running.delete(key);
  }
}

async function bodyOf(http: HttpContext): Promise<string> {
  return http.req.method === 'POST' ? http.req.text() : new URL(http.req.url).search.slice(1);
}

/** Synchronous, so each request is carried out completely before the next one. */
function answer({ context, catchUp }: Api, endpoint: Endpoint, http: HttpContext, key: string | undefined, body: string): Response {
  catchUp();
  return atTime(context, http.req.header(timeHeader), () => answerNow(context, endpoint, http, key, body));
}

function answerNow(context: Context, endpoint: Endpoint, http: HttpContext, key: string | undefined, body: string): Response {
  const request = `${endpoint.method} ${http.req.path} ${body}`;
  const stored = key ? storedAnswer(context, key, request) : undefined;
  if (stored) {
    http.header('Idempotent-Replayed', 'true');
    return send(http, stored.status, stored.body);
  }
  const { expand, run } = endpoint.prepare(treeOf(new URLSearchParams(body)));
  context.request = {
    id: http.res.headers.get('request-id') ?? newId('req', 14),
    idempotencyKey: key ?? (endpoint.method === 'POST' ? randomUUID() : null),
  };
  const { status, result } = outcomeOf(() => expanded(run(context, http.req.param('id') ?? ''), expand, context.store));
  context.request = null;
  const json = JSON.stringify(result);
  if (key) context.store.put('answer', key, { key, request, status, body: json, at: context.now() });
  context.store.save();
  return send(http, status, json);
}

/** The answer already given under this key. Throws if it was given to a different request. */
function storedAnswer(context: Context, key: string, request: string): StoredAnswer | undefined {
  const stored = context.store.answerUnder(key, context.now());
  if (!stored || stored.request === request) return stored;
  throw new Problem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** A refusal is an answer too, and is stored under the key. Our own errors are thrown. */
function outcomeOf(run: () => unknown): { status: number; result: unknown } {
  try {
    return { status: 200, result: run() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, result: { error: error.error } };
  }
}

function fail(http: HttpContext, error: unknown): Response {
  const problem =
    error instanceof Problem ? error : new Problem(500, { type: 'api_error', message: `The test payment server failed: ${String(error)}` });
  return send(http, problem.status, JSON.stringify({ error: problem.error }));
}

function send(http: HttpContext, status: number, body: string): Response {
  return http.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Returns an answer as JSON, with the objects at `paths` instead of their IDs. Up to four levels, as at the provider. */
function expanded(answer: object, paths: readonly string[], store: Store): Json {
  const json = jsonOf(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) throw refused(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' });
    expand(json, steps, path, store);
  }
  return json;
}

function expand(at: Json, [step, ...rest]: string[], path: string, store: Store): void {
  if (step === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) expand(item, [step, ...rest], path, store);
    return;
  }
  const value = typeof at === 'object' ? (paymentsOf(at, step, store) ?? at[step]) : undefined;
  const found = typeof value === 'string' ? store.find(value) : undefined;
  const next = found ? jsonOf(found) : value;
  if (typeof at !== 'object' || next === undefined || (next !== null && typeof next !== 'object'))
    throw refused(`This property cannot be expanded (${path}).`, { param: 'expand' });
  at[step] = next;
  expand(next, rest, path, store);
}

/** An invoice's payments, which the provider includes only on expansion. */
function paymentsOf(at: { [name: string]: Json }, step: string, store: Store): Json | undefined {
  if (at.object !== 'invoice' || step !== 'payments') return undefined;
  const data = store.under('invoice_payment', String(at.id));
  return jsonOf({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
}

function jsonOf(object: object): Json {
  return JSON.parse(JSON.stringify(object)) as Json;
}
