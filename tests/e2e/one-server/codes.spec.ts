import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('staff make a code for one order; one buyer pays with it, and the other sees the full price before paying', async ({
  page,
  browser,
}) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings/codes`);
  await page.getByRole('link', { name: 'Create a code' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill('spring fair');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('200');
  await page.getByLabel('Maximum orders').fill('1');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('A whole percentage from 1 to 100')).toBeVisible();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('SPRINGFAIR is ready to use.')).toBeVisible();
  await expect(page.getByText('20% off')).toBeVisible();
  await page.getByLabel('Note').fill('For the spr');

  const [first, second] = [await begun(browser), await begun(browser)];
  await useCode(first, 'Spring-Fair');
  await useCode(second, 'springfair');
  await place(first, 'Fay First', 'fay@codes.test');
  await place(second, 'Sam Second', 'sam@codes.test');
  await first.getByRole('button', { name: 'Pay $239.20' }).click();
  await first.waitForURL('**/checkout/**');
  await first.getByLabel('Card number').fill('4242 4242 4242 4242');
  await first.getByRole('button', { name: /^Pay/ }).click();
  await expect(first.getByRole('heading', { name: 'Payment received. Thank you.' })).toBeVisible();
  // The page of the code has read its data again by itself, and what staff were typing is still there.
  await expect(page.getByText('1 of 1')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByLabel('Note')).toHaveValue('For the spr');

  await second.getByRole('button', { name: 'Pay $239.20' }).click();
  await expect(second.getByText('The price is now $299.00')).toBeVisible();
  await expect(
    second.getByText(/^This code has been used\. It works once\. \w+day, .* is no longer available\. You weren’t charged\./),
  ).toBeVisible();
  await second.getByRole('button', { name: 'Pay $299' }).click();
  await second.waitForURL('**/checkout/**');

  // A third one sees the message at the code field, and keeps what was typed.
  const third = await begun(browser);
  await third.getByLabel('Your name').fill('Theo Third');
  await third.getByLabel('Discount code').fill('SPRINGFAIR');
  await third.getByRole('button', { name: 'Apply' }).click();
  await expect(third.getByText('This code has been used. It works once.')).toBeVisible();
  await expect(third.getByLabel('Discount code')).toHaveValue('SPRINGFAIR');
  await expect(third.getByLabel('Your name')).toHaveValue('Theo Third');

  await page.reload();
  await expect(page.getByRole('row', { name: /Fay First/ })).toContainText('$59.80');
  await page.getByRole('link', { name: /^S-\d+$/ }).click();
  await expect(page.getByText('Discount, SPRINGFAIR')).toBeVisible();
});

async function begun(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL('**/payment-choice');
  return page;
}

async function useCode(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Discount code').fill(typed);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Code SPRINGFAIR is applied.')).toBeVisible();
}

async function place(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/payment');
}
