import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logInByForm } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

// Restored, because an earlier file's login code would still be in the inbox.
const server = restoredServer();

async function logInOwner(page: Page): Promise<void> {
  await logInByForm(page, demoAccounts.owner);
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Waits until the page's own script is there, as other tabs are heard only then. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return page;
}

/** A public page is loaded again when someone logs in or out. Less than the 15 seconds after which a stream would notice by itself. */
const reloadMs = 10_000;

test('a login and a logout in one tab reach the others', async ({ context }) => {
  const other = await openTab(context, '/about');
  const here = await openTab(context, '/faq');
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await here.getByRole('link', { name: 'Login' }).click();
  await logInOwner(here);
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible({ timeout: reloadMs });
  await other.waitForLoadState('networkidle');

  const portal = await openTab(context, '/portal/settings');
  await here.getByRole('button', { name: 'Account' }).click();
  await here.getByRole('menuitem', { name: 'Logout' }).click();
  // Sooner than a stream's heartbeat, so it came from the other tab.
  await portal.waitForURL('**/auth?next=%2Fportal%2Fsettings', { timeout: 5000 });
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible({ timeout: reloadMs });
});

test('the page of a session ended elsewhere logs out within five seconds', async ({ warmPage: page, newPage }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/settings`);
  await page.waitForLoadState('networkidle');
  const elsewhere = await newPage();
  await logIn(elsewhere, server, demoAccounts.owner);
  const ended = await elsewhere.request.post(`${server.url}/api/auth/logout?scope=others`, { headers: { origin: server.url }, data: {} });
  expect(ended.status()).toBe(200);
  await page.waitForURL('**/auth?next=%2Fportal%2Fsettings', { timeout: 5000 });
  await elsewhere.goto(`${server.url}/portal`);
  await expect(elsewhere).toHaveURL(/\/portal$/);
});

test('no script can read what keeps a person logged in', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/auth`);
  await logInOwner(page);
  const readable = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session?.httpOnly).toBe(true);
  expect(readable).not.toContain(session?.value.slice(0, 20));
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
});

test('an emailed code logs in, and a wrong one says so beside its field', async ({ page }) => {
  await page.goto(`${server.url}/auth?next=/portal`);
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('link', { name: 'Log in with an email code' }).click();
  await expect(page.getByRole('heading', { name: 'Log in with an email code' })).toBeVisible();
  await expect(page.getByLabel('Email'), 'what was typed comes along').toHaveValue('nowhere');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(demoAccounts.owner);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = codeIn((await mailTo(server, demoAccounts.owner, /login code/)).subject);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('That code is wrong or expired.')).toBeVisible();
  await judge(page);
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('**/portal');
  await expect(page.getByText('Welcome back!')).toBeVisible();
});
