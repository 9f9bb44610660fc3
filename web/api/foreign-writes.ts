import type { MiddlewareHandler } from 'hono';

/** Refuses writes from another origin before they reach a route. Webhooks are verified by their signature instead. */
export function refuseForeignWrites(appUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD' || path.startsWith('/api/webhooks/')) return next();
    const origin = context.req.header('origin');
    if (origin && origin !== appUrl) return context.text('This request came from a different website, so we refused it.', 403);
    return next();
  };
}
