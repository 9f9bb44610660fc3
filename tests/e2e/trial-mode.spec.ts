import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { trialSentences } from '../../content/trial.ts';
import { makeAuthority } from '../harness/certificates.ts';
import { type Answer, askAsProxy, type LiveStart, liveSettings, startWith, whenReady } from '../harness/live-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { logInByForm } from '../helpers/by-form.ts';
import { type FrontProxy, startFrontProxy } from '../helpers/front-proxy.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { judge } from '../helpers/visitor.ts';

/** The built product in trial mode, on a database of its own, and a browser that finds it at its public address. */
let folder: string;
let database: OrdinaryPostgres;
let mailServer: MailServer;
let settings: Record<string, string>;
let server: LiveStart;
let proxy: FrontProxy;
let browser: Browser;
/** The cookie of someone who has signed up. */
let cookie = '';

const { stripe: trialSentence } = trialSentences;
const email = 'dana@people.example';
const password = 'a quiet door';
const json = { 'content-type': 'application/json', origin: 'https://sunup.example' };
const unlisted = 'noindex, nofollow';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ playwright: _ }, { project }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-trial-'));
  [database, mailServer] = await Promise.all([startOrdinaryPostgres(), startMailServer()]);
  settings = {
    ...liveSettings(path.join(folder, 'data'), database.url, mailServer.url),
    SUNUP_MODE: 'trial',
    STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
  };
  server = await startWith(settings);
  await whenReady(server);
  const certificate = makeAuthority('Trial').issue(['sunup.example'], new Date(Date.now() - 1e9), new Date(Date.now() + 1e9));
  proxy = await startFrontProxy(server.port, () => certificate);
  const { launchOptions } = project.use;
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP sunup.example 127.0.0.1:${proxy.securePort}`],
  });
});
test.afterAll(async () => {
  await browser?.close();
  proxy?.close();
  server?.child.kill('SIGKILL');
  await server?.ended;
  mailServer.close();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('without Stripe’s keys, its payments are built in, and no page shows emails', async () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...others } = settings;
  const own = await startWith({ ...others, DATA_DIR: path.join(folder, 'without-stripe') });
  await whenReady(own);
  const home = await askAsProxy(own, '/');
  expect([home.status, home.body.split(trialSentences.builtIn).length - 1, saysSo(home)]).toEqual([200, 1, 0]);
  for (const address of ['/dev/inbox', '/dev/inbox.json', '/dev/mails', '/dev/payments'])
    expect((await askAsProxy(own, address)).status, address).toBe(404);
  expect((await askAsProxy(own, '/dev/payments/checkout/cs_none')).body).toContain('TEST MODE: no card is charged here');
  for (const [address, status] of [
    ['/api/webhooks/stripe', 400],
    ['/', 421],
  ] as const)
    expect((await askAsProxy(own, address, { method: 'POST', body: '{}', headers: { ...json, host: '127.0.0.1' } })).status, address).toBe(
      status,
    );
  own.child.kill('SIGTERM');
  await own.ended;
});

test('every page says once that this is a trial, kept ones as well, and no search engine may list anything', async () => {
  const pages: [string, number][] = [
    ['/', 200],
    ['/', 200],
    ['/about', 200],
    ['/terms', 200],
    ['/booking', 200],
    ['/auth', 200],
    ['/auth/forgot', 200],
    ['/offline', 200],
    ['/none', 404],
    ['/services/none', 404],
  ];
  for (const [address, status] of pages) {
    const answer = await askAsProxy(server, address);
    expect([answer.status, answer.headers['x-robots-tag'], saysSo(answer)], address).toEqual([status, unlisted, 1]);
    expect(answer.body, address).not.toContain('content="index, follow"');
  }
  const others = ['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/favicon.svg', '/portal', '/api/auth/user'];
  for (const address of others) expect((await askAsProxy(server, address)).headers['x-robots-tag'], address).toBe(unlisted);
  expect((await askAsProxy(server, '/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
  const site = await askAsProxy(server, '/', { headers: { host: 'no-one.sites.example.net' } });
  expect([site.status, site.headers['x-robots-tag'], saysSo(site)]).toEqual([404, unlisted, 0]);
});

test('emails, the portal and Admin say so, and admins need two-factor as in live mode', async () => {
  const person = JSON.stringify({ email, password, data: { first_name: 'Dana', last_name: 'Hollis' } });
  const signedUp = await askAsProxy(server, '/api/auth/signup', { method: 'POST', headers: json, body: person });
  cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toContain('__Host-session=');
  await expect.poll(() => mailServer.mails.find(({ to }) => to.includes(email))?.text ?? '').toContain(trialSentence);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('update users set email_verified = true');
  await client.end();
  const granted = spawnSync(process.execPath, ['build/server/main.js', 'admin', 'grant', email], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  expect(granted.stdout).toBe(`${email} is an admin now.\n`);
  for (const address of ['/portal', '/portal/settings', '/admin/dashboard', '/admin/orders', '/admin/none']) {
    const answer = await askAsProxy(server, address, { headers: { cookie } });
    expect([saysSo(answer), answer.headers['x-robots-tag']], `${address}: ${answer.status} ${answer.headers.location}`).toEqual([
      1,
      unlisted,
    ]);
  }
  const write = await askAsProxy(server, '/admin/settings', {
    method: 'POST',
    headers: { cookie, origin: json.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=none',
  });
  expect([write.status, write.headers.location], write.body.slice(0, 300)).toEqual([302, '/portal/settings/security?for-staff']);
});

test('at 390 and 1440 pixels, light and dark, the line stays at the top and covers nothing', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: 'https://sunup.example', secure: true }]);
  const page = await context.newPage();
  for (const [colorScheme, judgedAt] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/about', '/auth', '/none', '/portal/settings', '/portal/messages', '/admin/dashboard']) {
      await page.goto(`https://sunup.example${address}`);
      await expect(page.getByText(trialSentence)).toBeVisible();
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        // Colors are the same at both widths, and both layouts are judged as a whole.
        await judge(page, width === judgedAt ? {} : { part: '[data-strip]', only: ['color-contrast'] });
        for (const scrolled of [0, 500]) {
          await page.evaluate((y) => scrollTo(0, y), scrolled);
          expect(await overlaps(page), `${address} at ${width} pixels, ${colorScheme}, scrolled by ${scrolled}`).toEqual([]);
        }
      }
    }
  }
  await context.close();
});

test('forms arrive through a proxy that terminates TLS, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('https://sunup.example/auth');
    await logInByForm(page, email, password);
    await page.waitForURL('https://sunup.example/', { timeout: 30_000 });
    await context.close();
  }
});

test('an error page says so, too', async () => {
  await database.stop();
  const answer = await askAsProxy(server, '/portal', { headers: { cookie, accept: 'text/html' } });
  expect([answer.status, saysSo(answer), answer.headers['x-robots-tag']]).toEqual([503, 1, unlisted]);
});

/** How often a page says that this is a trial. */
function saysSo({ body }: Answer): number {
  return body.split(trialSentence).length - 1;
}

/** What's wrong with the line: where it is, what's over it, and what it lies over. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = document.querySelector('[data-strip]');
    if (!line) return ['there is none'];
    const { top, bottom, left, right } = line.getBoundingClientRect();
    const problems = top === 0 && left === 0 && right === document.documentElement.clientWidth ? [] : ['it isn’t at the top'];
    for (const x of [2, (left + right) / 2, right - 2])
      if (!line.contains(document.elementFromPoint(x, (top + bottom) / 2))) problems.push(`something is over it at ${x}`);
    for (const element of document.querySelectorAll('body *')) {
      const { position, visibility } = getComputedStyle(element);
      if (line.contains(element) || visibility === 'hidden' || !['fixed', 'sticky'].includes(position)) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && box.top < bottom - 0.5 && box.bottom > 0.5) problems.push(`it’s over ${element.className}`);
    }
    return problems;
  });
}
