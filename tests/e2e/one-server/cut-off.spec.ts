import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logInByForm, signUpByForm } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

const reason = 'We couldn’t reach the server. Check your connection and try again.';

const toast = (page: Page) => page.locator('[data-sonner-toast]').getByRole('alert');

/** From now on no form reaches the server. Its request is cut off, or a proxy answers instead of the server. */
async function cutForms(page: Page, how: 'cut' | 500 | 502 = 'cut'): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.data') || url.pathname.startsWith('/portal/editor/'),
    (route) => {
      if (route.request().method() === 'GET') return route.continue();
      return how === 'cut' ? route.abort() : route.fulfill({ status: how, body: 'Bad Gateway' });
    },
  );
}

test('an interrupted login says so, keeps what was typed and works once the server is back', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/auth?tab=login`);
  await page.waitForLoadState('networkidle');
  await cutForms(page);
  await logInByForm(page, demoAccounts.owner);
  await expect(toast(page)).toContainText('Login failed');
  await expect(toast(page)).toContainText(reason);
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.owner);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoAccounts.password);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
});

test('a sign-up that a proxy refuses says so and keeps what was typed', async ({ page }) => {
  await page.goto(`${server.url}/auth?tab=signup`);
  await page.waitForLoadState('networkidle');
  await cutForms(page, 502);
  const form = page.getByRole('tabpanel');
  await signUpByForm(page, 'cora@cut.test', 'a quiet door', ['Cora', 'Cut']);
  await expect(toast(page)).toContainText('Signup failed');
  await expect(form.getByLabel('First name')).toHaveValue('Cora');
  await expect(form.getByLabel('Confirm password')).toHaveValue('a quiet door');

  await page.unrouteAll();
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.clock.install();
  await page.goto(`${server.url}/verify-email`);
  await page.waitForLoadState('networkidle');
  await cutForms(page);
  const again = page.getByRole('button', { name: /Send again/ });
  await expect(again).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(again).toBeEnabled();
  await again.click();
  await expect(toast(page)).toContainText('Failed to resend verification email');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('a logout that fails says so in the menu and in the portal, and the person stays logged in', async ({ warmPage: page }) => {
  const ways = ['cut', 500] as const;
  await logIn(page, server, demoAccounts.owner);
  const fails = async (logOut: () => Promise<void>, address: RegExp) => {
    await page.waitForLoadState('networkidle');
    for (const how of ways) {
      await cutForms(page, how);
      await logOut();
      await expect(toast(page)).toContainText('Logout failed');
      await expect(page).toHaveURL(address);
      await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
      await page.unrouteAll();
    }
  };
  await page.goto(`${server.url}/faq`);
  await fails(async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }, /\/faq(#content)?$/);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const logOut = () => page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.goto(`${server.url}/portal/settings`);
  await fails(logOut, /\/portal\/settings(#content)?$/);
  await logOut();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a form of the portal keeps what was typed, on the page and in the editor’s card that would close once saved', async ({
  warmPage: page,
}) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/settings`);
  await page.waitForLoadState('networkidle');
  await cutForms(page);
  await page.getByLabel('First name').fill('Maria Elena');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(toast(page)).toContainText('We couldn’t reach the server');
  await expect(toast(page)).toContainText('Everything you entered is still here.');
  await expect(page.getByLabel('First name')).toHaveValue('Maria Elena');

  await page.goto(`${server.url}/portal/editor?panel=facts&card=phone`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Phone' }).fill('(919) 555-0177');
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(page.getByText(/Your change is still here\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(919) 555-0177');
});

test('a form of the admin area keeps what was typed', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings`);
  await page.waitForLoadState('networkidle');
  await cutForms(page, 502);
  const price = page.getByLabel(/setup/i).first();
  await price.fill('321');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(toast(page)).toContainText('We couldn’t save this');
  await expect(price).toHaveValue('321');
});
