import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { trialSentences } from '../../content/trial.ts';
import { freePort } from '../harness/built-server.ts';
import { askAsProxy, type LiveStart, startWith, whenReady } from '../harness/live-server.ts';
import { answerBusiness, answerService, logInByForm, pay, placeOrder, signUpByForm, verifyByLink, verifyLink } from '../helpers/by-form.ts';
import { doNow, onDatabase } from '../helpers/server-database.ts';
import { judge } from '../helpers/visitor.ts';

/** The built product as someone tries it on their own machine: with its address and a folder, and nothing else. */
let folder: string;
let settings: Record<string, string>;
let server: LiveStart;
let url: string;

const email = 'dana@people.example';
const password = 'a quiet door';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-local-trial-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  url = `http://localhost:${port}`;
  settings = { SUNUP_MODE: 'trial', APP_URL: url, PORT: String(port), DATA_DIR: path.join(folder, 'data') };
  server = await startWith(settings);
  server = { ...server, port };
  await whenReady(server);
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function command(...args: string[]): { code: number | null; says: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server/main.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  return { code: status, says: stdout + stderr };
}

const testPayments = (page: Page) => page.getByText('No payment provider is connected, so no card is charged and no money moves.');

test('from the start to a live site: sign up, pay by test payment, approve', async ({ page }) => {
  test.setTimeout(240_000);
  await expect.poll(() => server.output()).toContain('This is a trial on your own machine.');
  expect(server.output()).toContain('built-in test payments. No card is charged');
  expect(server.output()).toContain('npm run admin -- grant EMAIL');

  await page.goto(url);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL('**/payment-choice');
  await expect(testPayments(page)).toBeVisible();
  await page.goto(`${url}/onboarding`);
  await page.waitForURL('**/auth?next=%2Fonboarding');
  await signUpByForm(page, email, password);
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink({ url }, email));
  await page.waitForURL('**/onboarding/**');
  await expect(page.getByText(trialSentences.builtIn)).toBeVisible();
  await answerBusiness(page);
  await page.goto(`${url}/onboarding/services`);
  await answerService(page);
  await page.goto(`${url}/onboarding/review`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/payment-choice');
  await expect(testPayments(page)).toBeVisible();
  await judge(page);
  await placeOrder(page);
  await expect(page.getByText('TEST MODE: no card is charged here')).toBeVisible();
  await pay(page);
  await expect(page.getByText('(test payment, no card was charged)')).toBeVisible();

  await page.goto(`${url}/portal`);
  await expect(page.getByRole('heading', { name: /Version 1 is ready/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await page.getByRole('button', { name: 'Approve and go live' }).click();
  await expect(page.getByRole('heading', { name: 'You’re live.' })).toBeVisible({ timeout: 30_000 });
  const link = page
    .getByRole('heading', { name: 'You’re live.' })
    .locator('..')
    .getByRole('link', { name: /localhost/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an admin needs no two-factor here, and what they set up moves in a file', async ({ page }) => {
  test.setTimeout(120_000);
  expect(command('admin', 'grant', email)).toEqual({ code: 0, says: `${email} is an admin now.\n` });
  await page.goto(`${url}/auth`);
  await logInByForm(page, email, password);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.goto(`${url}/admin/settings/payments`);
  await expect(testPayments(page)).toBeVisible();
  await judge(page);
  await page.goto(`${url}/admin/settings/brand`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tidal Web Co');
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  const file = path.join(folder, 'settings.json');
  expect(command('settings', '--export', file).code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).settings.brandName).toBe('Tidal Web Co');
  expect(command('settings', '--import', file)).toEqual({
    code: 0,
    says: 'Everything in the file is set here already. Nothing was changed.\n',
  });
});

test('Health asks the live site over HTTP, and names one that doesn’t answer as it should', async ({ page }) => {
  const { DATA_DIR: dataDir = '' } = settings;
  await page.goto(`${url}/auth`);
  await logInByForm(page, email, password);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  const readHealth = async () => {
    await page.goto(`${url}/admin/dashboard`);
    return (await page.getByRole('region', { name: 'Health' }).textContent()) ?? '';
  };
  await doNow({ dataDir }, 'check-sites');
  await expect.poll(readHealth).toContain('1 of 1 responding');
  await onDatabase({ dataDir }, "update publications set manifest_hash = repeat('f', 64)");
  await doNow({ dataDir }, 'check-sites');
  await expect.poll(readHealth).toContain('The list of its published files is lost or damaged.');
  await expect(page.getByRole('link', { name: 'hollis-daughter-plumbing', exact: true })).toBeVisible();
  await judge(page);
});

test('the doctor says what a trial on this machine is, and nothing is wrong with it', () => {
  const { says } = command('doctor', '--json');
  const { findings } = JSON.parse(says) as { findings: { name: string; state: string; says: string }[] };
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const saysOf = (name: string) => findings.find((finding) => finding.name === name)?.says;
  expect(saysOf('Stripe')).toBe(
    'STRIPE_SECRET_KEY isn’t set, so the built-in test payments are used. No card is charged and no money moves.',
  );
  expect(saysOf('Mail server')).toBe(`SMTP_URL isn’t set, so emails stay on this machine. Read them at ${url}/dev/inbox.`);
});

test('the emails are shown at its own address only, and not through a proxy', async () => {
  const host = new URL(url).host;
  expect((await fetch(`${url}/dev/inbox.json`)).status).toBe(200);
  for (const path of ['/dev/inbox', '/dev/inbox.json', '/dev/mails']) {
    const { status, body } = await askAsProxy(server, path, { headers: { host } });
    expect(status).toBe(403);
    expect(body).toContain('can’t be opened through a proxy or a tunnel');
  }
  expect((await askAsProxy(server, '/dev/inbox.json', { headers: { host: 'sunup.example' } })).status).toBe(421);
});
