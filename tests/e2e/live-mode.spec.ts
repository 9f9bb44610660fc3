import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { trialSentences } from '../../content/trial.ts';

import { askAsProxy, type LiveStart, liveSettings, startWith, whenReady } from '../harness/live-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { oursIn } from '../helpers/second-brand.ts';

/** The built product in live mode, on a database of its own. The tests run one after the other. */
let folder: string;
let database: OrdinaryPostgres;
let mailServer: MailServer;
/** Takes connections and never says a word. */
let silentServer: { url: string; calls: () => number; close: () => void };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-live-'));
  database = await startOrdinaryPostgres();
  mailServer = await startMailServer();
  silentServer = await startSilentServer();
});
test.afterAll(async () => {
  mailServer.close();
  silentServer.close();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

test.afterEach(async () => {
  // A test that failed left its server running.
  for (const { child, ended } of starts.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

const starts: LiveStart[] = [];
async function start(vars: Record<string, string>): Promise<LiveStart> {
  const started = await startWith(vars);
  starts.push(started);
  return started;
}

const settings = (smtpUrl = mailServer.url) => liveSettings(path.join(folder, 'data'), database.url, smtpUrl);
const person = (email: string) => JSON.stringify({ email, password: 'a quiet door', data: { first_name: 'Dana', last_name: 'Hollis' } });
const json = { 'content-type': 'application/json', origin: 'https://sunup.example' };

async function stopped(server: LiveStart): Promise<number | null> {
  server.child.kill('SIGTERM');
  return server.ended;
}

test('live mode refuses to start without its settings, with a message for each', async () => {
  const server = await start({ SUNUP_MODE: 'live', DATA_DIR: path.join(folder, 'none') });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Sunup can't start:\n {2}- APP_URL is missing\. In live mode, set it to the public address of the app/);
  const missing = Object.keys(settings()).filter((name) => !['SUNUP_MODE', 'DATA_DIR'].includes(name));
  expect(missing.filter((name) => !server.output().includes(`- ${name} is missing. In live mode, set it to`))).toEqual([]);
});

test('live mode refuses a database that refuses it, with a message', async () => {
  const server = await start({ ...settings(), DATABASE_URL: database.url.replace(':outage@', ':wrong@') });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('refused the connection: password authentication failed');
});

test('live mode answers, always sends HSTS, contains no demo, emails through its own server, and stops when asked to', async () => {
  test.setTimeout(120_000);
  const server = await start(settings());
  await whenReady(server);
  const build = readFileSync('build/build-id', 'utf8').trim();
  expect(build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
  expect(JSON.parse((await askAsProxy(server, '/healthz')).body)).toEqual({ ok: true, build });
  expect(JSON.parse((await askAsProxy(server, '/readyz')).body)).toMatchObject({ ok: true, database: true });

  const [asset = ''] = readdirSync('build/client/assets');
  const asked: [string, number, Parameters<typeof askAsProxy>[2]?][] = [
    ['/', 200],
    ['/', 200, { method: 'HEAD' }],
    ['/auth', 200],
    ['/portal', 302],
    ['/admin/orders', 302],
    ['/none', 404],
    [`/assets/${asset}`, 200],
    ['/robots.txt', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/notifications', 200],
    ['/api/auth/user', 401],
    ['/api/none', 404],
    ['/files/0123456789abcdef.webp', 404],
    ['/.well-known/jwks.json', 404],
    ['/api/auth/signup', 422, { method: 'POST', headers: json, body: '{}' }],
    ['/api/auth/signup', 403, { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' }],
    ['/api/webhooks/stripe', 400, { method: 'POST', body: '{}' }],
    ['/dev/inbox', 404],
    ['/dev/inbox.json', 404],
    ['/dev/mails', 404],
  ];
  const got = await Promise.all(asked.map(([address, , options]) => askAsProxy(server, address, options)));
  expect(got.map(({ status }, n) => [asked[n]?.[0], status])).toEqual(asked.map(([address, status]) => [address, status]));
  expect(
    got.filter(
      ({ body, headers }) =>
        Object.values(trialSentences).some((sentence) => body.includes(sentence)) || headers['x-robots-tag'] === 'noindex, nofollow',
    ),
  ).toEqual([]);
  const without = got.flatMap(({ headers }, n) =>
    headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains' ? [] : [asked[n]?.[0]],
  );
  expect(without).toEqual([]);
  expect(got.flatMap(({ headers }, n) => (headers['x-build'] === build ? [] : [asked[n]?.[0]]))).toEqual([]);
  expect(got[0]?.body).toContain(`data-build="${build}"`);
  expect((await askAsProxy(server, '/', { headers: { host: 'evil.example' } })).status).toBe(421);

  const demo = JSON.stringify({ email: 'owner@sunup.test', password: 'sunup-demo-24h' });
  expect((await askAsProxy(server, '/api/auth/token?grant_type=password', { method: 'POST', headers: json, body: demo })).status).toBe(400);
  const signedUp = await askAsProxy(server, '/api/auth/signup', { method: 'POST', headers: json, body: person('dana@people.example') });
  expect(signedUp.status).toBe(200);
  expect(String(signedUp.headers['set-cookie'])).toMatch(/__Host-session=[^;]+;(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?=.*Path=\/)/i);
  await expect
    .poll(() => mailServer.mails.find(({ to }) => to.includes('dana@people.example'))?.text ?? '')
    .toContain('https://sunup.example/verify-email');
  const leaving = stopped(server);
  // It still answers while proxies notice.
  await expect.poll(async () => (await askAsProxy(server, '/readyz')).status).toBe(503);
  expect(JSON.parse((await askAsProxy(server, '/readyz')).body)).toMatchObject({ ok: false, leaving: true, database: true });
  const last = await askAsProxy(server, '/');
  expect([last.status, last.headers.connection]).toEqual([200, 'close']);
  expect(await leaving).toBe(0);
  expect(server.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  expect(server.output()).not.toContain('dana@people.example');
});

test('an operator who set nothing has the name of their sender and none of our facts, their admin is led to the setup, and a mail server that hangs doesn’t keep the process from stopping in order', async () => {
  test.setTimeout(120_000);
  const server = await start({
    ...settings(silentServer.url),
    APP_URL: 'https://harbor.example',
    MAIL_FROM: 'Harbor Pages <post@harbor.example>',
  });
  await whenReady(server);
  const ask = (address: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
    askAsProxy(server, address, {
      ...options,
      headers: { ...json, ...options.headers, origin: 'https://harbor.example', host: 'harbor.example' },
    });
  for (const address of ['/', '/contact', '/booking', '/privacy', '/terms', '/faq', '/app.webmanifest']) {
    const { body } = await ask(address);
    expect(body, address).toContain('Harbor Pages');
    expect(oursIn(body), address).toEqual([]);
    expect(body, address).not.toMatch(/555\) 010|100 Sample Street|20\+ Years|100\+|A whole shop/);
  }
  expect((await ask('/contact')).body).toContain('mailto:post@harbor.example');

  const signedUp = await ask('/api/auth/signup', { method: 'POST', body: person('mara@harbor.example') });
  const cookie = String(signedUp.headers['set-cookie']).match(/__Host-session=[^;]+/)?.[0] ?? '';
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into user_roles (user_id, role, granted_by) select id, 'admin', 'test' from users where email = $1", [
    'mara@harbor.example',
  ]);
  await client.end();
  const { status, body } = await ask('/admin/dashboard', { headers: { cookie } });
  expect([status, body.includes('Start setup')]).toEqual([200, true]);
  expect((await ask('/admin/setup', { headers: { cookie } })).headers.location).toBe('/admin/setup/name');
  // Its first step would ask for two-factor when it's saved, and lose what was typed.
  expect((await ask('/admin/setup/name', { headers: { cookie } })).headers.location).toBe('/portal/settings/security?for-staff');
  await expect.poll(silentServer.calls, { timeout: 20_000 }).toBeGreaterThan(0);
  // 0 if every part stopped in time.
  expect(await stopped(server)).toBe(0);
  expect(server.output()).not.toContain('stopping took too long');
});

test('a process whose mail server hangs stops immediately on a second signal', async () => {
  test.setTimeout(120_000);
  const server = await start(settings(silentServer.url));
  await whenReady(server);
  const before = silentServer.calls();
  await askAsProxy(server, '/api/auth/signup', { method: 'POST', headers: json, body: person('hung@people.example') });
  await expect.poll(silentServer.calls, { timeout: 20_000 }).toBeGreaterThan(before);
  server.child.kill('SIGTERM');
  // A signal within a second counts as the same one.
  await delay(1200);
  expect(server.child.exitCode).toBeNull();
  // 1 if a part had to be cut short.
  expect(await stopped(server)).toBe(1);
  expect(server.output()).not.toContain('stopping took too long');
});

async function startSilentServer(): Promise<{ url: string; calls: () => number; close: () => void }> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    calls: () => sockets.length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
