import { Hono } from 'hono';
import type { HostedSite } from '../../domain/hosting/hosted-site.ts';
import { Hosts } from '../../domain/hosting/hosts.ts';
import { type Answer, LiveSites } from '../../web/api/live-sites.ts';
import { takeForms } from '../../web/api/site-forms.ts';
import { serveSites } from '../../web/api/sites.ts';

/** The web side of customers' sites, with a stand-in for the app behind it. */
const app = new Hono().use(takeForms({ at: (label) => siteNow(label) }), serveSites()).all('*', (context) => context.text('the app'));

/** Reads the site again every time, like a process that gets every notification. */
async function siteNow(label: string): Promise<HostedSite | undefined> {
  const hosts = new Hosts();
  const site = await hosts.at(label);
  hosts.close();
  return site;
}

/** A visit to a host, from an address. Redirects are not followed. */
export async function visit(
  host: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; address?: string } = {},
): Promise<Response> {
  const { address = '203.0.113.9', headers, ...rest } = init;
  const request = { ...rest, headers: { host, ...headers } };
  const hosts = new Hosts();
  const answer = await new LiveSites(hosts).answer({ method: rest.method ?? 'GET', url: path, headers: request.headers });
  hosts.close();
  if (answer) return asResponse(answer, rest.method);
  return app.request(`http://${host}${path}`, request, { incoming: { socket: { remoteAddress: address } } });
}

/** Sends a form of a site, as its page would. */
export function sendForm(
  host: string,
  path: string,
  fields: Record<string, string>,
  init: { address?: string; from?: string } = {},
): Promise<Response> {
  const { address, from = '/contact' } = init;
  return visit(host, path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { referer: `http://${host}${from}` },
    ...(address ? { address } : {}),
  });
}

function asResponse({ status, headers, body }: Answer, method = 'GET'): Response {
  const named = headers.flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, headers[index + 1] ?? '']]));
  return new Response(body && method !== 'HEAD' ? new Uint8Array(body) : null, { status, headers: named });
}
