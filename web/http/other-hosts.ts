import type { MiddlewareHandler } from 'hono';
import { isThisMachine } from '../../domain/addresses.ts';

interface OwnHosts {
  mode: 'demo' | 'live';
  /** Without it, the built-in payments send their events to this machine. */
  stripe: unknown;
  isLocal: boolean;
  appUrl: string;
  sitesDomain: string;
  oldAppHosts: string[];
  oldSitesDomains: string[];
}

/** Redirects from hosts that we had before, and answers 421 for all others than ours and those of customers' sites. */
export function refuseOtherHosts(own: OwnHosts): MiddlewareHandler {
  const { host: appHost } = new URL(own.appUrl);
  return async (context, next) => {
    const hostHeader = context.req.header('host') ?? '';
    if (hostHeader === appHost) return next();
    const { pathname, search } = new URL(context.req.url);
    // A final dot is a legal way to write any host name.
    const host = hostHeader.replace(/\.(?=:\d+$|$)/, '');
    if (host === appHost) return context.redirect(own.appUrl + pathname + search, 308);
    // Stripe follows no redirects, and may still have the webhook's old address.
    if (own.oldAppHosts.includes(host))
      return pathname.startsWith('/api/webhooks/') ? next() : context.redirect(own.appUrl + pathname + search, 308);
    const site = siteNow(host, own);
    if (site) return context.redirect(site + pathname + search, 308);
    // The built-in payments send their events from this machine, and people type its address.
    const isHere = isThisMachine(host.replace(/:\d+$/, ''));
    if (isHere && (own.mode === 'demo' || !own.stripe) && pathname.startsWith('/api/webhooks/')) return next();
    if (isHere && (own.mode === 'demo' || own.isLocal)) return context.redirect(own.appUrl + pathname + search);
    return context.text('There’s no website at this address.', 421);
  };
}

/** The origin that a customer's site has now, for its host under a domain of before. */
function siteNow(host: string, { appUrl, sitesDomain, oldSitesDomains }: OwnHosts): string | undefined {
  const name = host.replace(/:\d+$/, '');
  const old = oldSitesDomains.find((domain) => name.endsWith(`.${domain}`));
  const { protocol, port } = new URL(appUrl);
  return old && `${protocol}//${name.slice(0, -old.length)}${sitesDomain}${port ? `:${port}` : ''}`;
}
