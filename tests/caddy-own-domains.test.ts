import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePermission } from '../web/api/certificate-permission.ts';
import { freePort } from './harness/built-server.ts';
import { findCaddy, hosts, startCaddy } from './harness/caddy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-caddy-'));
const program = findCaddy(folder);
const connected = 'hollisplumbing.com';
let caddy: ChildProcess | undefined;
let server: Server;
let https: number;

beforeAll(async () => {
  const own = { at: (host: string) => (host === connected ? { slug: 'hollis' } : undefined) };
  server = createServer((request, response) => {
    if (!takePermission(request, response, own)) response.end(`site of ${request.headers.host}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  https = await freePort();
  const upstreams = [(server.address() as AddressInfo).port];
  if (program) caddy = await startCaddy(program, folder, { https, http: await freePort(), upstreams });
});
afterAll(async () => {
  caddy?.kill('SIGKILL');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** What a visitor of a host gets: the page, or the code of a handshake that failed. */
function visit(host: string, address = '/', header = host): Promise<[status: number | undefined, body: string] | string | undefined> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port: https,
      servername: host,
      path: address,
      headers: { host: header },
      rejectUnauthorized: false,
    };
    get({ ...options, agent: false }, (response) => {
      let body = '';
      response.on('data', (piece) => (body += piece));
      response.on('end', () => resolve([response.statusCode, body]));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test.skipIf(!program)(
  'Caddy orders a certificate for a connected domain at its first visit, and for no other name',
  async () => {
    await expect.poll(() => visit(connected), { timeout: 30_000 }).toEqual([200, `site of ${connected}`]);
    for (const name of [`www.${connected}`, `x.${connected}`, 'made-up.com', `a.b.${hosts.sites}`])
      expect([name, await visit(name)]).toEqual([name, 'EPROTO']);
    for (const name of [hosts.app, `hollis.${hosts.sites}`]) expect(await visit(name)).toEqual([200, `site of ${name}`]);
  },
  60_000,
);

test.skipIf(!program)('no one outside can ask whether a name may get a certificate', async () => {
  for (const host of [connected, hosts.app, `hollis.${hosts.sites}`])
    for (const header of [host, '127.0.0.1', '127.0.0.1:2020'])
      expect([header, await visit(host, `/~ask?domain=${connected}`, header)]).not.toEqual([header, [200, 'yes']]);
});
