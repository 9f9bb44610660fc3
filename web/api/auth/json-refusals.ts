import type { MiddlewareHandler } from 'hono';

/** What a refusal is called that something in front of the auth calls made, or that failed on the way. */
const codes: Record<number, string> = {
  400: 'bad_request',
  403: 'foreign_origin',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  421: 'unknown_host',
  429: 'over_request_rate_limit',
  500: 'unexpected_failure',
  503: 'unavailable',
};

/**
 * Says refusals of the auth calls as {error_code, message} like those of the calls themselves, whoever refused: the checks of
 * origin and body, which answer all paths in plain text, or the handler of errors.
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
