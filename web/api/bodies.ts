import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const mebibyte = 1024 * 1024;
/** Far above any form of ours, and any event of the payment provider. */
const limitBytes = mebibyte;
/** A step of the brief, or a change in the portal, may bring several pictures at once; each has its own limit behind this one. */
const picturesLimitBytes = 64 * mebibyte;

/** A message by the contact form may bring one file of at most 5 MB; one in a thread five of 10 MB. */
const contactLimitBytes = 6 * mebibyte;
const messageLimitBytes = 52 * mebibyte;
/** Endpoints that read JSON. */
const jsonPaths = ['/api/chat', '/api/analytics'];
const readsJsonAt = (path: string) => jsonPaths.includes(path) || path.startsWith('/api/auth/');

/**
 * What a request may bring: a body of bounded size, not compressed, and a form, but for webhooks and the endpoints that
 * read JSON. Anything else is refused before a route reads it.
 */
export function checkBodies(): MiddlewareHandler {
  const ordinary = limitOf(limitBytes);
  const pictures = limitOf(picturesLimitBytes);
  const contact = limitOf(contactLimitBytes);
  const message = limitOf(messageLimitBytes);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if ((context.req.header('content-encoding') ?? 'identity') !== 'identity')
      return context.text('Compressed requests are not read here.', 415);
    const type = context.req.header('content-type') ?? '';
    const readsJson = readsJsonAt(path);
    if ((method === 'POST' || method === 'PUT') && readsJson && !/^application\/json\b/i.test(type))
      return context.text('Only JSON is read here.', 415);
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
    if (method === 'POST' && !readsJson && !isForm && !path.startsWith('/api/webhooks/'))
      return context.text('Only forms are read here.', 415);
    if (/^\/contact(?:\.data)?$/.test(path)) return contact(context, next);
    if (/^\/(?:portal|admin)\/messages(?:\/[\w-]+)?(?:\.data)?$/.test(path)) return message(context, next);
    return (path.startsWith('/onboarding/') || path.startsWith('/portal/pictures') ? pictures : ordinary)(context, next);
  };
}

function limitOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (context) => context.text('This is too much at once.', 413) });
}
