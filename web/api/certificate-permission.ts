import type { Hono } from 'hono';
import { isThisMachine } from '../../domain/addresses.ts';
import { permissionPath, probeHeader, proofFor } from '../../domain/health/probe.ts';
import { type OwnHosts, ownHosts } from '../../domain/hosting/own-hosts.ts';

/**
 * Answers the proxy's question whether it may get a certificate for a name: yes for exactly the hosts of owners' domains that lead here,
 * also while their site is suspended, because the page that says so needs TLS. From memory, so it's right while the database is away. Only the
 * proxy on this machine asks (deploy/Caddyfile), and `npm run doctor`, which proves itself.
 */
export function addCertificatePermission(app: Hono, hosts: () => Pick<OwnHosts, 'at'> = ownHosts): void {
  app.get(permissionPath, (context, next) => {
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '');
    if (!isThisMachine(host) && !proofFor(context.req.header(probeHeader) ?? '')) return next();
    const isAnswered = hosts().at(context.req.query('domain') ?? '') !== undefined;
    return Promise.resolve(context.text(isAnswered ? 'yes' : 'no', isAnswered ? 200 : 404, { 'Cache-Control': 'no-store' }));
  });
}
