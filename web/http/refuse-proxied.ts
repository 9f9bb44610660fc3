import type { MiddlewareHandler } from 'hono';

/** Headers that proxies and tunnels add. The README's own example for nginx adds X-Real-IP. */
const proxyHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-original-.+|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|tailscale-.+|x-envoy-.+)$/;

/**
 * Refuses requests that came through a proxy or a tunnel. The pages of a trial on one's own machine show every email, and a proxy
 * can forward anyone's request with a Host header of this machine.
 */
export function refuseProxied(): MiddlewareHandler {
  return async (context, next) => {
    // nginx asks by HTTP/1.0 unless it's told otherwise, and adds no header. No browser does.
    const isOldHttp = context.env?.incoming?.httpVersion === '1.0';
    if (!isOldHttp && ![...context.req.raw.headers.keys()].some((name) => proxyHeader.test(name))) return next();
    return context.text(
      'This trial’s pages under /dev can’t be opened through a proxy or a tunnel, because one of them shows every email. Open them on the machine that runs Sunup.',
      403,
    );
  };
}
