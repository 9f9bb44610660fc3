import type { Hono } from 'hono';
import { isThisMachine } from '../../domain/addresses.ts';
import { ownHosts } from '../../domain/hosting/own-hosts.ts';

/**
 * Answers the proxy's question whether it may get a certificate for a name: yes for exactly the hosts of owners' domains that lead here,
 * also while their site is suspended, because the page that says so needs TLS. From memory, so it's right while the database is away. Only the
 * proxy on this machine asks (deploy/Caddyfile).
 */
export function addCertificatePermission(app: Hono): void {
  app.get('/~ask', (context, next) => {
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '');
    if (!isThisMachine(host)) return next();
    const isAnswered = ownHosts().at(context.req.query('domain') ?? '') !== undefined;
    return Promise.resolve(context.text(isAnswered ? 'yes' : 'no', isAnswered ? 200 : 404, { 'Cache-Control': 'no-store' }));
  });
}
