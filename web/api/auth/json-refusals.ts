import type { MiddlewareHandler } from 'hono';

/** Error codes for refusals that don't come from the auth calls themselves, by status. */
const codes: Record<number, string> = {
  400: 'bad_request',
  403: 'foreign_origin',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  421: 'unknown_host',
  429: 'over_request_rate_limit',
  500: 'unexpected_failure',
  503: 'unavailable',
};

/**
 * Turns plain-text refusals under /api/auth into {error_code, message}, the shape that the auth calls use. The checks of
 * origin and body and the error handler answer every path in plain text.
 */
export function refuseInJson(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (res.status < 400 || !res.headers.get('content-type')?.startsWith('text/plain')) return;
    const body = { error_code: codes[res.status] ?? 'refused', message: await res.text() };
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    context.res = undefined;
    context.res = new Response(JSON.stringify(body), { status: res.status, headers });
  };
}
