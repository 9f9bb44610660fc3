import type { MiddlewareHandler } from 'hono';
import { log } from '../../base/log.ts';
import { fileRoute } from './route-labels.ts';

/** Logs each answered request, without its query. */
export function logRequest(): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { pathname } = new URL(context.req.url);
    const isFile = pathname.startsWith('/assets/') || context.get('route') === fileRoute;
    log[isFile ? 'debug' : 'info'](
      { method: context.req.method, path: pathname, status: context.res.status, ms: Math.round(performance.now() - started) },
      'request',
    );
  };
}
