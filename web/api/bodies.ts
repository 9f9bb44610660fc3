import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const mebibyte = 1024 * 1024;
/** Far above any form of ours, and any event of the payment provider. */
const limitBytes = mebibyte;
/** A step of the brief, or a change in the portal, may bring several pictures at once; each has its own limit behind this one. */
const picturesLimitBytes = 64 * mebibyte;

/**
 * What a request may bring: a body of bounded size, not compressed, and, but for
 * webhooks, a form. Anything else is refused before a route reads it.
 */
export function checkBodies(): MiddlewareHandler {
  const ordinary = limitOf(limitBytes);
  const pictures = limitOf(picturesLimitBytes);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if ((context.req.header('content-encoding') ?? 'identity') !== 'identity')
      return context.text('Compressed requests are not read here.', 415);
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(context.req.header('content-type') ?? '');
    if (method === 'POST' && !isForm && !path.startsWith('/api/webhooks/')) return context.text('Only forms are read here.', 415);
    return (path.startsWith('/onboarding/') || path.startsWith('/portal/pictures') ? pictures : ordinary)(context, next);
  };
}

function limitOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (context) => context.text('This is too much at once.', 413) });
}
