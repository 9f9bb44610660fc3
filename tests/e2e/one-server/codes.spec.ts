import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { fillOrder, pay, placeOrder } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { orderFivePages } from '../../helpers/visitor.ts';

const server = sharedServer();

test('staff make a code for one order; one buyer pays with it, and the other sees the full price before paying', async ({
  warmPage: page,
  newPage,
}) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings/codes`);
  await page.getByRole('link', { name: 'Create a code' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill('spring fair');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('200');
  await page.getByLabel('Maximum orders').fill('1');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('Enter a whole percentage from 1 to 100')).toBeVisible();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('SPRINGFAIR is ready to use.')).toBeVisible();
  await expect(page.getByText('20% off')).toBeVisible();
  await page.getByLabel('Note').fill('For the spr');

  const [first, second] = [await newPage(), await newPage()];
  for (const buyer of [first, second]) await orderFivePages(buyer, server.url);
  await useCode(first, 'Spring-Fair');
  await useCode(second, 'springfair');
  await fillOrder(second, { name: 'Sam Second', email: 'sam@codes.test' });
  await placeOrder(first, { name: 'Fay First', email: 'fay@codes.test' });
  await expect(first.getByRole('button', { name: 'Pay $239.20' })).toBeVisible();
  await pay(first);
  // The page of the code has read its data again by itself, and what staff were typing is still there.
  await expect(page.getByText('1 of 1')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByLabel('Note')).toHaveValue('For the spr');

  await second.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(
    second.getByText('This code has already been used. It works once. We took it off your order. $299.00 is due now.'),
  ).toBeVisible();
  await second.getByLabel('Discount code').fill('');
  await second.getByRole('button', { name: 'Continue to payment' }).click();
  await second.waitForURL('**/checkout/**');

  // A third one sees the message at the code field, and keeps what was typed.
  const third = await newPage();
  await orderFivePages(third, server.url);
  await third.getByLabel('Your name').fill('Theo Third');
  await third.getByLabel('Discount code').fill('SPRINGFAIR');
  await third.getByRole('button', { name: 'Apply' }).click();
  await expect(third.getByText('This code has already been used. It works once.')).toBeVisible();
  await expect(third.getByLabel('Discount code')).toHaveValue('SPRINGFAIR');
  await expect(third.getByLabel('Your name')).toHaveValue('Theo Third');

  await page.reload();
  await expect(page.getByRole('row', { name: /Fay First/ })).toContainText('$59.80');
  await page.getByRole('link', { name: /^S-\d+$/ }).click();
  await expect(page.getByText('Discount, SPRINGFAIR')).toBeVisible();
});

async function useCode(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Discount code').fill(typed);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Code SPRINGFAIR is applied.')).toBeVisible();
}
