import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceHere, type Change } from '../db/live.ts';
import { httpRequests, httpSeconds, scrape } from '../domain/health/metrics.ts';
import { runningWork } from '../domain/health/running-work.ts';
import { Hosts } from '../domain/hosting/hosts.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { usePaymentServer } from '../tests/helpers/payment-server.ts';
import { buildOf } from '../tests/helpers/whole-app.ts';
import { withPatterns } from '../web/api/route-patterns.ts';
import { keepPublicPages, makeApp } from './server.ts';

useDatabase();
// The pages of demo mode need it.
usePaymentServer();

/** A build with three routes that answer without a screen, and one that fails. */
function smallBuild(): ServerBuild {
  const answer = () => new Response('here', { status: 200 });
  const fail = () => {
    throw new Error('a bug');
  };
  const route = (id: string, path: string | undefined, module: object, parentId?: string) => ({ [id]: { id, path, parentId, module } });
  return buildOf({
    ...route('root', undefined, {}),
    ...route('open', undefined, { handle: { policy: 'open' } }, 'root'),
    ...route('article', 'blog/:slug', { loader: answer }, 'open'),
    ...route('broken', 'broken', { loader: fail }, 'open'),
    ...route('missing', '*', { loader: () => new Response('none', { status: 404 }) }, 'open'),
  });
}

let made: Awaited<ReturnType<typeof makeApp>>;
beforeAll(async () => {
  // Other test files of this process count theirs, too.
  httpRequests.reset();
  httpSeconds.reset();
  const build = smallBuild();
  made = await makeApp({ hosts: new Hosts(), build, screens: createRequestHandler(withPatterns(build), 'production') });
});
afterAll(() => made.endStreams());

/** Node's part of a request, which the client's address is read from. */
const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 5000, remoteFamily: 'IPv4' } } };

const ask = (path: string, init: RequestInit & { host?: string } = {}) => {
  const headers = { host: init.host ?? 'localhost:3000', ...(init.headers as Record<string, string>) };
  return made.app.request(path, { ...init, headers }, connection);
};

/** The samples of a scrape whose name begins so. */
async function samples(name: string): Promise<string[]> {
  return (await scrape()).text.split('\n').filter((line) => line.startsWith(name));
}

const routesSeen = async () => new Set((await samples('sunup_http_requests_total')).map((line) => /route="([^"]*)"/.exec(line)?.[1]));

test('requests count under the pattern of the route that answered', async () => {
  expect((await ask('/blog/first')).status).toBe(200);
  await ask('/blog/second');
  await ask('/no/such/page');
  await ask('/api/contact-files/0b0c');
  await ask('/contact', { method: 'POST', headers: { origin: 'https://evil.example' } });
  await ask('/', { host: 'evil.example' });
  await ask('/', { host: 'no-one.sites.localhost:3000', method: 'DELETE' });
  const requests = await samples('sunup_http_requests_total');
  expect(requests).toContain('sunup_http_requests_total{route="/blog/:slug",method="GET",status="200"} 2');
  expect(requests).toContain('sunup_http_requests_total{route="/*",method="GET",status="404"} 1');
  expect(requests).toContain('sunup_http_requests_total{route="refused",method="POST",status="403"} 1');
  expect(requests).toContain('sunup_http_requests_total{route="refused",method="GET",status="421"} 1');
  expect([...(await routesSeen())].sort()).toEqual(['/*', '/api/contact-files/:requestId', '/blog/:slug', 'refused', 'site']);
  expect(await samples('sunup_http_request_duration_seconds_count')).toContain(
    'sunup_http_request_duration_seconds_count{route="/blog/:slug",method="GET"} 2',
  );
});

test('hundreds of made-up paths, hosts and methods add no series', async () => {
  const places = ['', 'blog', 'assets', 'api', 'api/auth', 'api/contact-files', 'dev/mails', 'files'];
  const madeUp = (n: number) => {
    const name = `made-up-${n}-${n * 7919}`;
    const host = n % 10 === 9 ? `${name}.example` : n % 10 === 8 ? `${name}.sites.localhost:3000` : 'localhost:3000';
    return ask(`/${places[n % places.length]}/${name}${n % 3 ? '' : '.data'}?q=${n}`, { host, method: n % 7 ? 'GET' : `MADE${n}` });
  };
  // The first hundred meet every kind of route.
  for (let n = 0; n < 100; n++) await madeUp(n);
  const before = await samples('sunup_');
  // 280 meet every place with every host and every method.
  for (let n = 100; n < 380; n++) await madeUp(n);
  const after = await samples('sunup_');
  expect(after.length).toBe(before.length);
  expect(after.join()).not.toContain('made-up');
}, 120_000);

test('an answer carries its request’s ID: the proxy’s, or a new one', async () => {
  const fromProxy = await ask('/blog/first', { headers: { 'x-request-id': '7f0c1d6e-93ab-4c55' } });
  expect(fromProxy.headers.get('x-request-id')).toBe('7f0c1d6e-93ab-4c55');
  const madeHere = await ask('/healthz', { headers: { 'x-request-id': '<b>' } });
  expect(madeHere.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  const refused = await ask('/', { host: 'evil.example' });
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
});

test('health and metrics answer on no host of customers, drafts or previews', async () => {
  for (const label of ['made-up', `p-${'a'.repeat(20)}`, `b-${'a'.repeat(20)}`, `l-${'a'.repeat(20)}-plain-1`])
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const { status, headers } = await ask(path, { host: `${label}.sites.localhost:3000` });
      expect([status, headers.get('content-type')], `${label} ${path}`).not.toContain('application/json');
      expect(status, `${label} ${path}`).toBe(404);
    }
  expect((await ask('/healthz', { host: '127.0.0.1:3000' })).status).toBe(200);
});

test('this machine’s address leads to the app’s, with the path and query as they were sent', async () => {
  const at = async (path: string) => {
    const { status, headers } = await ask(path, { host: '127.0.0.1:4000' });
    return [status, headers.get('location')];
  };
  expect(await at('/blog/first?page=2')).toEqual([302, 'http://localhost:3000/blog/first?page=2']);
  expect(await at('/%0d%0aX-Made: up')).toEqual([302, 'http://localhost:3000/%0d%0aX-Made:%20up']);
  expect(await at('/%C3%A9%2F%25')).toEqual([302, 'http://localhost:3000/%C3%A9%2F%25']);
});

test('a request that was answered no longer counts as running, whatever came of it', async () => {
  for (const path of ['/blog/first', '/broken', '/no/such/page', '/healthz', '/api/contact-files/0b0c']) await ask(path);
  await ask('/', { host: 'evil.example' });
  const lengths = new Uint8Array(runningWork.memory).filter((_, at) => at % runningWork.slotBytes === 0);
  expect(new Set(lengths)).toEqual(new Set([0]));
});

test('a public page is rendered again after a change of settings, orders or sites, and after no other', async () => {
  let renders = 0;
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const kept = keepPublicPages(async () => new Response(`<html><head></head><body>${++renders}</body></html>`, { headers: html }));
  const server = createServer((request, response) => kept.answer(request, response, 'id', () => response.end('not kept')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shown = (): Promise<number> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/about', headers: { host: 'localhost:3000' } }, (response) => {
        text(response).then((page) => resolve(Number(/<body>(\d+)/.exec(page)?.[1])), reject);
      }).once('error', reject);
    });
  const after = async (topic: Change['topic']) => {
    announceHere({ topic, id: 'one' });
    return shown();
  };
  try {
    expect([await shown(), await shown()]).toEqual([1, 1]);
    expect([await after('settings'), await after('order'), await after('site'), await after('user')]).toEqual([2, 3, 4, 4]);
  } finally {
    kept.close();
    server.close();
    server.closeAllConnections();
  }
});
