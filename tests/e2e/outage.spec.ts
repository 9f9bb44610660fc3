import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltServer, freePort, startBuilt } from '../harness/built-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { logIn } from '../helpers/log-in.ts';

/** The built server on a database that these tests stop. They share both and run one after the other. */
let folder: string;
let database: OrdinaryPostgres;
let server: BuiltServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-outage-'));
  chmodSync(folder, 0o755);
  database = await startOrdinaryPostgres();
  server = await startBuilt(path.join(folder, 'data'), await freePort(), { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
});
test.afterAll(async () => {
  await server.stop();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('while the database is away, known pages are shown, all else is a 503 with a message, and no one is logged out', async ({ page }) => {
  const get = (address: string, headers: Record<string, string> = {}) => fetch(server.url + address, { headers, redirect: 'manual' });
  expect((await get('/')).status).toBe(200);
  await logIn(page, server, 'owner@sunup.test');
  await page.goto(`${server.url}/portal`);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

  await database.stop();
  expect((await get('/')).status).toBe(200);
  for (const [address, headers] of [
    ['/booking', {}],
    ['/portal', { cookie }],
    ['/admin/orders', { cookie }],
    ['/portal.data', { cookie }],
    ['/api/notifications', { cookie }],
  ] as const) {
    const answer = await get(address, { accept: 'text/html,*/*', ...headers });
    expect([address, answer.status, answer.headers.get('retry-after')]).toEqual([address, 503, '5']);
    expect(await answer.text(), address).toContain('can’t reach our records right now');
  }
  const stream = await get('/api/events', { cookie, accept: 'text/event-stream' });
  expect([stream.status, await stream.text()]).toEqual([200, 'retry: 5000\n\n']);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  await page.goto(`${server.url}/portal`);
  await expect(page.getByText('We can’t reach our records right now. Please try again in a moment.')).toBeVisible();

  await database.start();
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5000 }).toBe(200);
  await page.goto(`${server.url}/portal`);
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe(heading);
});

test('asked to stop while its database is frozen, the process ends in about fifteen seconds', async () => {
  database.freeze();
  const asked = performance.now();
  await server.stop();
  expect(performance.now() - asked).toBeLessThan(17_000);
  expect(server.hasEnded()).toBe(true);
  database.thaw();
});
