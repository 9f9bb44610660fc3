import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { bodies, mebibyte } from './bodies.ts';
import { BodyBudget } from './body-budget.ts';
import { formBody, isFormType, isMultipart, tooMuchText } from './form-body.ts';
import { type ReadBody, readBody } from './read-body.ts';
import type { Policy, RouteBody } from './route-handle.ts';

/** Limit for all request bodies in memory together. Parsing a body and passing it on takes several times its size. */
const budgetBytes = 96 * mebibyte;
/** Bodies up to this size, such as a login's, don't count toward it. */
const uncountedBytes = 64 * 1024;
/** Share of the budget that requests without an account may fill. */
const publicShare = 0.5;
/** `Retry-After` when the budget is used up. */
const retryAfterSeconds = 60;

/** Endpoints that read JSON. */
const jsonPaths = ['/api/chat', '/api/analytics'];
const readsJsonAt = (path: string) => jsonPaths.includes(path) || path.startsWith('/api/auth/');

interface Options {
  /** What the route of a path takes. */
  bodyAt?: (path: string) => RouteBody;
  budget?: BodyBudget;
  /** Returns whether the guard of a branch lets the sender in. Others can't send large bodies to its routes. */
  isLetIn?: (headers: Headers, policy: Policy) => Promise<boolean>;
}

/**
 * Checks a request's body before any route sees it: bounded size, not compressed, and a form with a bounded number of
 * fields, except for webhooks and the endpoints that read JSON. Reads the whole body, so a route that reads a form always
 * finds one it can parse. Refuses with 400, 408, 413, 415 or 503.
 */
export function checkBodies({
  bodyAt = () => ({ kind: 'form', policy: 'open' }),
  budget = new BodyBudget({ mostBytes: budgetBytes, uncountedBytes }),
  isLetIn = async () => false,
}: Options = {}): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if ((context.req.header('content-encoding') ?? 'identity') !== 'identity')
      return context.text('We don’t accept compressed requests.', 415);
    const type = context.req.header('content-type') ?? '';
    const readsJson = readsJsonAt(path);
    // A call without a body, such as logout, needs no content type. HTTP announces a body in one of these headers.
    const length = context.req.header('content-length') ?? (context.req.header('transfer-encoding') ? 'unknown' : '0');
    const isEmpty = length === '0' && path.startsWith('/api/auth/');
    if ((method === 'POST' || method === 'PUT') && readsJson && !isEmpty && !/^application\/json\b/i.test(type))
      return context.text('This endpoint only accepts JSON.', 415);
    const readsForm = !readsJson && !path.startsWith('/api/webhooks/');
    if (readsForm && !isFormType(type)) return context.text('This endpoint only accepts form data.', 415);
    const { kind, policy } = readsForm ? bodyAt(path) : ({ kind: 'form', policy: 'open' } as const);
    const limits = bodies[kind].form;
    // A form without parts is all text, so its size alone can refuse it, before it's read.
    const isAllText = readsForm && !isMultipart(type);
    const isOpen = policy === 'open';
    const isTrusted = !isAllText && !isOpen && kind !== 'form' && isLong(raw.headers) && (await isLetIn(raw.headers, policy));
    const { bytes } = bodies[isOpen || isTrusted ? kind : 'form'];
    const maxBytes = isAllText ? limits.textBytes : bytes;
    const held = budget.open(isTrusted ? 1 : publicShare);
    try {
      const read = await readBody(raw, maxBytes, held.grow);
      if (!read.ok && read.why === 'too large' && isAllText) return context.text(tooMuchText.message, tooMuchText.status);
      if (!read.ok) return refuse(context, read.why);
      // Checking a large body takes a while, and so does parsing it. Other requests get their turn before each.
      const isLarge = read.body.byteLength > bodies.form.bytes;
      if (isLarge) await nextTurn();
      const checked = readsForm ? formBody(read.body, type, limits) : read;
      if (!checked.ok) return context.text(checked.message, checked.status);
      if (isLarge) await nextTurn();
      if (raw.body) context.req.raw = new Request(raw, { body: checked.body });
      await next();
    } finally {
      held.release();
    }
  };
}

/** Whether a request may be larger than an ordinary form. */
function isLong(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > bodies.form.bytes;
}

function refuse(context: Context, why: Extract<ReadBody, { ok: false }>['why']): Response {
  switch (why) {
    case 'too large':
      return context.text('This request is too large.', 413);
    case 'too slow':
      return context.text('The request took too long to arrive.', 408, { Connection: 'close' });
    case 'no room':
      return context.text('We’re busy right now. Please try again in a minute.', 503, { 'Retry-After': String(retryAfterSeconds) });
    case 'cut off':
      return context.text('The request ended early.', 400);
  }
}
