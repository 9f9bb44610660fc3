import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { leads } from '../db/schema/index.ts';
import { Hosts } from '../domain/hosting/hosts.ts';
import { ownHosts } from '../domain/hosting/own-hosts.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { liveProject } from '../tests/helpers/projects.ts';
import { readSources } from '../tests/helpers/source-code.ts';
import { hostingApp } from './hosting.ts';

useDatabase();

const hosts = new Hosts();
beforeAll(() => ownHosts().load());
afterAll(() => {
  hosts.close();
  ownHosts().close();
});

/** Asks everything but pages, which are answered before. */
async function ask(host: string, path: string, init: RequestInit = {}, at = hosts) {
  const app = hostingApp(at);
  return app.request(
    `http://${host}${path}`,
    { ...init, headers: { host, ...(init.headers as object) } },
    {
      incoming: { socket: { remoteAddress: '203.0.113.9' } },
    },
  );
}

test('it answers forms of live sites and health checks, and refuses what belongs to the app', async () => {
  const { host, projectId } = await liveProject('Hosted Plumbing');
  const body = new URLSearchParams({ name: 'Vera Visitor', phone: '(919) 555-0101', message: 'My sink leaks.' });
  const sent = await ask(host, '/forms/contact', { method: 'POST', body });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/contact']);
  expect(await db().$count(leads, eq(leads.projectId, projectId))).toBe(1);

  const { host: app } = new URL(env().appUrl);
  const preview = `p-${'a'.repeat(20)}.${env().sitesDomain}`;
  for (const [asked, path] of [
    [app, '/'],
    [app, '/portal'],
    [app, '/api/auth/token'],
    [preview, '/'],
    ['unknown.com', '/'],
  ] as const)
    expect([asked, path, (await ask(asked, path)).status]).toEqual([asked, path, 421]);
  expect((await ask(app, '/forms/contact', { method: 'POST', body })).status).toBe(421);
  expect((await ask(host, '/portal', { method: 'POST' })).status).toBe(405);

  const health = await ask('127.0.0.1:3004', '/healthz');
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ ok: true, hosting: expect.any(String) })]);
  const ready = await ask('127.0.0.1:3004', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, hosts: true }]);
});

test('large forms that are on their way take up only so much memory, and don’t keep others out', async () => {
  const { host, projectId } = await liveProject('Flooded Plumbing');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const sendBody = (body: BodyInit) => ask(host, '/forms/contact', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const large = new Uint8Array(60 * 1024).fill(97);
  const stuck: ReadableStreamDefaultController[] = [];
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(large);
    stuck.push(controller);
  };
  const waiting = Array.from({ length: 273 }, () => sendBody(new ReadableStream({ start })));
  await expect.poll(async () => (await sendBody(large)).status).toBe(503);
  expect((await sendBody(new URLSearchParams({ name: 'Vera', phone: '(919) 555-0101', message: 'Help' }))).status).toBe(303);
  expect(await db().$count(leads, eq(leads.projectId, projectId))).toBe(1);
  for (const controller of stuck) controller.error(new Error('gone'));
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([400]));
  expect((await sendBody(large)).status).not.toBe(503);
});

test('a failure is a page that says to try again', async () => {
  const { host } = await liveProject('Failing Plumbing');
  const broken = Object.assign(Object.create(hosts), { at: () => Promise.reject(new Error('broken')) }) as Hosts;
  const answer = await ask(host, '/forms/contact', { method: 'POST', body: new URLSearchParams({ name: 'Vera' }) }, broken);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('Please try again in a moment.');
});

test('it loads nothing of the app: no screens, sessions, emails, payments, or the generator', () => {
  const sources = readSources();
  const loaded = new Set(['roles/hosting.ts']);
  const libraries = new Set<string>();
  for (const file of loaded)
    for (const { to, typeOnly } of sources.get(file)?.imports ?? []) {
      // What that imports is replaced in this role.
      if (typeOnly || to === 'domain/hosting/rebuilding.ts') continue;
      if (sources.has(to)) loaded.add(to);
      else libraries.add(to);
    }
  expect(loaded.size).toBeGreaterThan(100);
  const ofApp =
    /\.tsx$|^(?:web\/(?!api\/|http\/|forms\/form-text\.ts)|emails\/|demo\/|domain\/(?:accounts|admin|versions|generator|orders|briefs)\/|outside\/(?:payments|mailer|fakes|writer)|sites\/(?!document\/|labels\/|language\/|render\/(?:policy|refill-form)\.ts))/;
  expect([...loaded].filter((file) => ofApp.test(file))).toEqual([]);
  expect(
    [...libraries].filter((name) => /^(?:react|better-auth|@simplewebauthn|stripe|nodemailer|sharp|harper|satori|pdfkit)/.test(name)),
  ).toEqual([]);
});
