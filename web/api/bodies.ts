import type { Context, MiddlewareHandler } from 'hono';
import { viewerOf } from '../session.ts';
import { BodyBudget } from './body-budget.ts';
import { briefForm, formFault, isFormType, ordinaryForm } from './form-body.ts';
import { type ReadBody, readBody } from './read-body.ts';

const mebibyte = 1024 * 1024;
/** Far above any form of ours, and any event of the payment provider. */
const limitBytes = mebibyte;
/** A step of the brief, or a change in the portal, may bring several pictures at once; each has its own limit behind this one. */
const picturesLimitBytes = 64 * mebibyte;

/** A message by the contact form may bring one file of at most 5 MB; one in a thread five of 10 MB. */
const contactLimitBytes = 6 * mebibyte;
const messageLimitBytes = 52 * mebibyte;
/** What all requests together may bring at a time. Parsing a body and handing it on takes its size several times over. */
const budgetBytes = 96 * mebibyte;
const uncountedBytes = 64 * 1024;
/** The part of it that requests fill which need no account. */
const anyonesShare = 0.5;
/** What a client is told to wait when that is used up. */
const retryAfterSeconds = 60;

/** Endpoints that read JSON. */
const jsonPaths = ['/api/chat', '/api/analytics'];
const readsJsonAt = (path: string) => jsonPaths.includes(path) || path.startsWith('/api/auth/');

interface Options {
  budget?: BodyBudget;
  /** Whether a request comes from someone who is logged in. Others may not send large bodies where only members have a form. */
  isMember?: (headers: Headers) => Promise<boolean>;
}

/**
 * What a request may bring: a body of bounded size, not compressed, and a form with a bounded number of fields, but for
 * webhooks and the endpoints that read JSON. The body is read here, whole, and anything else is refused before a route
 * sees it; so a route that reads a form always finds one it can parse.
 */
export function checkBodies({
  budget = new BodyBudget({ mostBytes: budgetBytes, uncountedBytes }),
  isMember = async (headers) => Boolean(await viewerOf(headers)),
}: Options = {}): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if ((context.req.header('content-encoding') ?? 'identity') !== 'identity')
      return context.text('Compressed requests are not read here.', 415);
    const type = context.req.header('content-type') ?? '';
    const readsJson = readsJsonAt(path);
    // Nothing needs no type: a logout has no body. An HTTP request brings one only with one of these headers.
    const length = context.req.header('content-length') ?? (context.req.header('transfer-encoding') ? 'unknown' : '0');
    const isEmpty = length === '0' && path.startsWith('/api/auth/');
    if ((method === 'POST' || method === 'PUT') && readsJson && !isEmpty && !/^application\/json\b/i.test(type))
      return context.text('Only JSON is read here.', 415);
    const readsForm = !readsJson && !path.startsWith('/api/webhooks/');
    if (readsForm && !isFormType(type)) return context.text('Only forms are read here.', 415);
    const maxBytes = await limitOf(path, raw.headers, isMember);
    const held = budget.open(maxBytes > contactLimitBytes ? 1 : anyonesShare);
    try {
      const read = await readBody(raw, maxBytes, held.grow);
      if (!read.ok) return refuse(context, read.why);
      const limits = path.startsWith('/onboarding/') ? briefForm : ordinaryForm;
      const fault = readsForm ? formFault(read.body, type, limits) : undefined;
      if (fault) return context.text(fault.message, fault.status);
      if (raw.body) context.req.raw = new Request(raw, { body: read.body });
      await next();
    } finally {
      held.release();
    }
  };
}

async function limitOf(path: string, headers: Headers, isMember: (headers: Headers) => Promise<boolean>): Promise<number> {
  if (/^\/contact(?:\.data)?$/.test(path)) return contactLimitBytes;
  const isMessage = /^\/(?:portal|admin)\/messages(?:\/[\w-]+)?(?:\.data)?$/.test(path);
  if (!isMessage && !path.startsWith('/onboarding/') && !path.startsWith('/portal/pictures')) return limitBytes;
  const isSmall = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= limitBytes;
  if (isSmall || !(await isMember(headers))) return limitBytes;
  return isMessage ? messageLimitBytes : picturesLimitBytes;
}

function refuse(context: Context, why: Extract<ReadBody, { ok: false }>['why']): Response {
  switch (why) {
    case 'too large':
      return context.text('This is too much at once.', 413);
    case 'too slow':
      return context.text('The request took too long to arrive.', 408, { Connection: 'close' });
    case 'no room':
      return context.text("We're busy right now. Please try again in a minute.", 503, { 'Retry-After': String(retryAfterSeconds) });
    case 'cut off':
      return context.text('The request ended early.', 400);
  }
}
