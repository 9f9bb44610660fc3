import type { IncomingMessage, ServerResponse } from 'node:http';
import { isThisMachine } from '../../domain/addresses.ts';
import { permissionPath, probeHeader, proofFor } from '../../domain/health/probe.ts';
import { type OwnHosts, ownHosts } from '../../domain/hosting/own-hosts.ts';

/**
 * Answers the proxy's question whether it may get a certificate for a name, and returns true. Returns false for any other request. Yes for exactly the
 * hosts of owners' domains that lead here, also while their site is suspended, because the page that says so needs TLS. From memory, so it's
 * right while the database is away, and before any framework, because handshakes wait for it. Only the proxy on this machine asks
 * (deploy/Caddyfile), and `npm run doctor`, which proves itself.
 */
export function takePermission(request: IncomingMessage, response: ServerResponse, hosts: Pick<OwnHosts, 'at'> = ownHosts()): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith(`${permissionPath}?`)) return false;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!isThisMachine(host) && !proofFor(String(headers[probeHeader.toLowerCase()] ?? ''))) return false;
  const name = new URLSearchParams(url.slice(permissionPath.length)).get('domain') ?? '';
  const isAnswered = hosts.at(name) !== undefined;
  response.writeHead(isAnswered ? 200 : 404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(isAnswered ? 'yes' : 'no');
  return true;
}
