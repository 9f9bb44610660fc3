import type { MiddlewareHandler } from 'hono';

/** Headers that proxies and tunnels add. The README's own example for nginx adds X-Real-IP. */
const proxyHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Refuses requests that came through a proxy or a tunnel. The pages of a trial on one's own machine show every email, and a proxy
 * can send anyone's request on with a Host header of this machine.
 */
export function refuseProxied(): MiddlewareHandler {
  return async (context, next) => {
    if (![...context.req.raw.headers.keys()].some((name) => proxyHeader.test(name))) return next();
    return context.text(
      'This page shows every email of the trial, so it can’t be opened through a proxy or a tunnel. Open it on the machine that runs Sunup.',
      403,
    );
  };
}
