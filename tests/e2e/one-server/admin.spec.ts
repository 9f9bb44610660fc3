import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { confirmPassword, placeOrder } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { ageLogins, doNow } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { orderFivePages } from '../../helpers/visitor.ts';

const server = restoredServer();

test('every link on the dashboard opens, and its live sites answer', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/dashboard`);
  const links = await page
    .locator('main a[href^="/"], nav a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(10);
  for (const link of new Set(links)) {
    const response = await page.request.get(`${server.url}${link}`);
    expect(response.status(), link ?? '').toBe(200);
  }
  await doNow(server, 'check-sites');
  const health = async () => {
    await page.goto(`${server.url}/admin/dashboard`);
    return (await page.getByRole('region', { name: 'Health' }).textContent()) ?? '';
  };
  await expect.poll(health).toContain('2 of 2 responding');
});

test('an order is found, its link is sent again, and the order is ended with a reason', async ({ warmPage: page, newPage }) => {
  const buyer = await newPage();
  await orderFivePages(buyer, server.url);
  await placeOrder(buyer, { name: 'Ida Invoice', email: 'ida@admin-spec.test', invoice: true });
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/orders`);
  await page.getByLabel('Number, name, email').fill('ida@admin-spec');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 found')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('orders.csv');
  const text = await (await page.request.get(`${server.url}/admin/orders.csv?q=ida`)).text();
  expect(text.startsWith('\uFEFFOrder,State,')).toBe(true);
  expect(text).toContain('Ida Invoice,ida@admin-spec.test');
  await page
    .getByRole('row', { name: /Ida Invoice/ })
    .getByRole('link', { name: 'Open' })
    .click();

  await page.getByRole('button', { name: 'Send payment link' }).click();
  await expect(page.getByText('Sent to ida@admin-spec.test.')).toBeVisible();
  const mail = await mailTo(server, 'ida@admin-spec.test', /your payment link/);
  const link = /https?:\/\/\S+\/payment\?order=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  const elsewhere = await newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: /S-\d+/ })).toBeVisible();

  await page.getByRole('button', { name: 'Close order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this order?' });
  await dialog.getByRole('button', { name: 'Close order' }).click();
  await expect(dialog.getByText('Enter a reason (at least 3 characters)')).toBeVisible();
  await dialog.getByText('Canceled').click();
  await dialog.getByLabel('Reason').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Close order' }).click();
  await expect(page.getByText('Order closed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Staff activity' })).toContainText('Ordered twice');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test('a customer is found by their site, listed with everything they have, and logged out everywhere', async ({
  warmPage: page,
  newPage,
}) => {
  const owner = await newPage();
  await logIn(owner, server, demoAccounts.owner);
  await owner.goto(`${server.url}/portal/history`);
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/customers?q=Hollis+%26+Daughter`);
  await page
    .getByRole('row', { name: /owner@sunup/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await expect(page.getByRole('region', { name: 'Projects' })).toContainText('Draft ready');
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('$299');
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Brief submitted');
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText(/sessions? ended\.$/)).toBeVisible();
  // The open page hears of it by itself.
  await owner.waitForURL('**/auth?next=**');
});

test('the board shows the same projects, and each leads to its page', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/projects`);
  await page.getByRole('link', { name: 'Board' }).click();
  await page
    .getByRole('region', { name: /^Draft ready, 1/ })
    .getByRole('link', { name: /Hollis/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Hollis/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Brief' })).toContainText(/consent not confirmed/);
});

test('settings refuse impossible values, saving keeps the place, and switches reach cached pages right away', async ({
  warmPage: page,
  newPage,
}) => {
  const visitor = await newPage();
  await visitor.goto(server.url);
  await expect(visitor.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await expect(visitor.locator('.splash')).toHaveCount(1);
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings`);
  await page.getByLabel('An edit is late after (hours)').fill('40');
  await page.getByRole('button', { name: 'Save capacity and deadlines' }).click();
  await expect(page.getByText('The late time can’t be before the due time.')).toBeVisible();
  await expect(page.getByLabel('An edit is late after (hours)')).toHaveValue('40');
  for (const name of ['Splash', 'Chat', 'Activity pop-up', 'Exit offer']) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('button', { name: 'Save switches' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(/Default on\. Changed by Mara Lind/)).toHaveCount(4);
  const saveSwitches = page.getByRole('button', { name: 'Save switches' });
  await expect(saveSwitches).toBeFocused();
  await expect(saveSwitches).toBeInViewport();
  await expect(page.getByRole('region', { name: 'On public pages' }).getByText('Saved', { exact: true })).toBeVisible();
  const { floating, splash } = await shownTo(visitor);
  expect({ floating, splash }).toEqual({ floating: 0, splash: 0 });
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(saveSwitches).toBeInViewport();

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/#prices$/);
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeInViewport();

  await page.getByLabel('Setup, one-time ($)').fill('2,999');
  await expect(page.getByText('Setup is $299 today. Please check the new amount.')).toBeVisible();
  await page.getByLabel('Setup, one-time ($)').fill('349');
  await expect(page.getByText('The home page will say $349 once, then $29 a month.')).toBeVisible();
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText(/Default \$299\. Changed by Mara Lind/)).toBeVisible();
  await visitor.goto(`${server.url}/services/website-design`);
  await expect(visitor.getByText('$349').first()).toBeVisible();
});

test('the admin role is granted and removed, never from the last one; email is tested; the audit log lists it all', async ({
  warmPage: page,
}) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings/admins`);
  await expect(page.getByText('You can’t remove the last administrator.')).toBeVisible();
  const email = page.getByLabel('Email of their account');
  await email.fill('stranger@admin-spec.test');
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByText('There’s no account with this email. They need to sign up first.')).toBeVisible();
  await expect(email).toHaveValue('stranger@admin-spec.test');
  await email.fill(demoAccounts.liveOwner);
  await page.getByRole('button', { name: 'Make administrator' }).click();
  const sure = page.getByRole('dialog', { name: 'Make Mari Gold an administrator?' });
  await expect(sure).toContainText('also a customer with their own order or project');
  await sure.getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByText(`${demoAccounts.liveOwner} is an administrator now.`)).toBeVisible();
  await page
    .getByRole('row', { name: /Mari Gold/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You can’t remove the last administrator.')).toBeVisible();

  await page.goto(`${server.url}/admin/settings/mail`);
  await page.getByRole('button', { name: 'Send test email' }).click();
  await mailTo(server, demoAccounts.admin, /A test email/);
  await expect(page.getByRole('region', { name: 'Test' }).getByText('Sent', { exact: true })).toBeVisible();

  await page.goto(`${server.url}/admin/settings/audit`);
  for (const words of ['Added as an administrator', 'No longer an administrator', 'Test email sent to yourself'])
    await expect(page.getByRole('rowheader', { name: new RegExp(words) }).first()).toBeVisible();
  await page.getByRole('link', { name: /^People/ }).click();
  await expect(page.getByRole('rowheader', { name: /Setting changed/ })).toHaveCount(0);
});

test('changing prices or roles asks for the password if the login is old, and keeps what was typed', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await ageLogins(server);
  await page.goto(`${server.url}/admin/settings`);
  await page.getByLabel('Monthly ($)').fill('31');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await confirmPassword(page);
  await page.waitForURL('**/admin/settings');
  await expect(page.getByLabel('Monthly ($)')).toHaveValue('31');
  await expect(page.getByText('Not saved yet. Click “Save prices”.')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText(/Default \$29\. Changed by Mara Lind/)).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);

  await ageLogins(server);
  await page.goto(`${server.url}/admin/settings/admins`);
  await page.getByLabel('Email of their account').fill(demoAccounts.owner);
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await page.waitForURL('**/auth/confirm?next=**');
});

test("only admins can download Admin's files", async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  for (const path of ['orders.csv', 'customers.csv', 'projects.csv', 'settings/audit.csv']) {
    const response = await page.request.get(`${server.url}/admin/${path}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([302, '/']);
  }
});

/** What a newly opened home page shows over itself, once the pages that were kept before the change are forgotten. */
async function shownTo(visitor: Page): Promise<{ floating: number; splash: number }> {
  await expect
    .poll(async () => {
      await visitor.goto(server.url);
      return visitor.locator('.splash').count();
    })
    .toBe(0);
  await visitor.waitForLoadState('networkidle');
  return { floating: await visitor.getByRole('button', { name: 'Open chat' }).count(), splash: await visitor.locator('.splash').count() };
}
