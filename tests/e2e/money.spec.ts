import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { mailTo } from '../harness/server.ts';
import {
  answerBusiness,
  answerService,
  changePassword,
  confirmPassword,
  fillOrder,
  logInByForm,
  pay,
  placeOrder,
  resetLink,
  signUpByForm,
  verifyByLink,
  verifyLink,
} from '../helpers/by-form.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { ageLogins } from '../helpers/server-database.ts';
import { startSplitServer } from '../helpers/split-server.ts';
import { orderFivePages } from '../helpers/visitor.ts';

let server: Awaited<ReturnType<typeof startSplitServer>>;
test.beforeAll(async () => {
  server = await startSplitServer();
});
test.afterAll(() => server.stop());

const password = 'a quiet door';

test('with web and worker as two processes, an order started on one device is paid on another, and its draft is made', async ({
  page,
  newPage,
}) => {
  const email = 'dana@split.test';
  await orderFivePages(page, server.url);
  await page.goto(`${server.url}/onboarding`);
  await signUpByForm(page, email, password);
  await page.waitForURL('**/verify-email**');
  const link = await verifyLink(server, email);
  // A mail scanner opens links before their reader does.
  for (let n = 0; n < 2; n++) expect((await fetch(link)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await verifyByLink(page, link);
  await page.waitForURL('**/onboarding/**');
  await answerBusiness(page);
  await page.goto(`${server.url}/onboarding/services`);
  await answerService(page);
  await page.goto(`${server.url}/onboarding/review`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/payment-choice');
  const order = (await page.getByRole('heading', { name: /^Your order, S-/ }).textContent()) ?? '';

  const second = await newPage();
  await orderFivePages(second, server.url);
  await expect(second.getByRole('heading', { name: /^Your order, S-/ })).not.toHaveText(order);
  await second.goto(`${server.url}/auth?next=%2Fonboarding&tab=login`);
  await logInByForm(second, email, password);
  await second.waitForURL('**/payment-choice');
  await expect(second.getByRole('heading', { name: order })).toBeVisible();
  await placeOrder(second);
  await pay(second);
  await second.goto(`${server.url}/portal`);
  await expect(second.getByRole('heading', { name: /Version 1 is ready/ })).toBeVisible({ timeout: 60_000 });
  // Once it's paid there, it can no longer be paid here.
  await page.goto(`${server.url}/payment`);
  await page.waitForURL('**/payment-success');
  await mailTo(server, email, /draft is ready/);
});

test('of two buyers who see one start day, the slower one sees a new day before paying, and gets that day', async ({ newPage }) => {
  const [faster, slower] = [await newPage(), await newPage()];
  for (const [buyer, email] of [
    [faster, 'faster@split.test'],
    [slower, 'slower@split.test'],
  ] as const) {
    await orderFivePages(buyer, server.url);
    await fillOrder(buyer, { name: 'Bea Buyer', email });
  }
  const day = await startDay(faster);
  expect(await startDay(slower)).toBe(day);
  const continued = (buyer: Page) => buyer.getByRole('button', { name: 'Continue to payment' }).click();
  await continued(faster);
  await faster.waitForURL('**/checkout/**');
  await continued(slower);
  await expect(slower.getByText(`${day} is no longer available. You weren’t charged.`)).toBeVisible();
  await expect.poll(() => startDay(slower)).not.toBe(day);
  const offered = await startDay(slower);
  await continued(slower);
  await slower.waitForURL('**/checkout/**');
  for (const buyer of [slower, faster]) await pay(buyer);
  expect(await startDay(slower)).toBe(offered);
  expect(await startDay(faster)).toBe(day);
});

test('marking a payment asks for the password if the login is old, keeps what was typed, and logs who and why', async ({ newPage }) => {
  const buyer = await newPage();
  await orderFivePages(buyer, server.url);
  await placeOrder(buyer, { name: 'Ira Invoice', email: 'ira@split.test', invoice: true });
  const staff = await newPage();
  await staff.goto(`${server.url}/auth`);
  await logInByForm(staff, demoAccounts.admin);
  await expect(staff.getByText('Welcome back!')).toBeVisible();
  await staff.goto(`${server.url}/admin/orders`);
  await staff
    .getByRole('row', { name: /Ira Invoice/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await ageLogins(server);
  await staff.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Mark S-\d+ as paid\?$/ });
  await expect(dialog).toContainText('You received $299.00 by bank transfer from Ira Invoice.');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText('Enter the bank’s reference, or add a note below on how you know')).toBeVisible();
  await dialog.getByLabel('Bank reference').fill('wire 77');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await confirmPassword(staff, 'not the one');
  await expect(staff.getByText('That’s not your password. Try again.')).toBeVisible();
  await confirmPassword(staff);
  await staff.waitForURL('**/admin/orders/*');
  await expect(staff.getByLabel('Bank reference')).toHaveValue('wire 77');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(staff.getByText('Marked as paid.')).toBeVisible();
  const log = staff
    .getByRole('region', { name: 'Staff activity' })
    .or(staff.locator('section', { hasText: 'Staff activity' }))
    .last();
  await expect(log.getByText('Marked paid: wire 77')).toBeVisible();
  await expect(log.getByText('Mara Lind')).toBeVisible();
  await expect(log.getByText(/^Request [0-9a-f]{12}$/)).toBeVisible();
});

test('a guest opens the invoice, makes an account with one click, staff refund a part, and the credit note arrives', async ({
  newPage,
}) => {
  const buyer = await newPage();
  await orderFivePages(buyer, server.url);
  await placeOrder(buyer, { name: 'Rita Refund', email: 'rita@split.test' });
  await pay(buyer);
  const [file] = await Promise.all([buyer.waitForEvent('download'), buyer.getByRole('link', { name: 'View invoice (PDF)' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Sunup-invoice-\d{4}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const paid = await mailTo(server, 'rita@split.test', /^Paid: order/);
  expect(paid.attachments).toEqual([{ filename: file.suggestedFilename(), type: 'application/pdf' }]);
  // One click in the receipt makes the account, on any device.
  const phone = await newPage();
  await phone.goto(/http\S+\/auth\/guest\?key=\S+/.exec(paid.text)?.[0] ?? '');
  await expect(phone.getByText('rita@split.test')).toBeVisible();
  await phone.getByRole('button', { name: 'Create my account' }).click();
  await phone.waitForURL('**/onboarding/**');
  await expect(phone.getByText('Account created successfully!')).toBeVisible();

  const staff = await newPage();
  await staff.goto(`${server.url}/auth`);
  await logInByForm(staff, demoAccounts.admin);
  await expect(staff.getByText('Welcome back!')).toBeVisible();
  await staff.goto(`${server.url}/admin/orders`);
  await staff
    .getByRole('row', { name: /Rita Refund/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await staff.getByRole('button', { name: 'Refund' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Refund this buyer?' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('299.00');
  await expect(dialog.getByRole('button', { name: 'Refund $299.00' })).toBeVisible();
  await dialog.getByLabel('Amount').fill('300');
  await dialog.getByLabel('Reason').fill('One page less than agreed');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('You can refund up to $299.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click();
  await expect(staff.getByText('We’ll refund $100 to the card.')).toBeVisible();
  const note = await mailTo(server, 'rita@split.test', /been refunded/);
  expect(note.attachments).toMatchObject([{ filename: expect.stringMatching(/^Sunup-credit-note-\d{4}\.pdf$/) }]);
  await staff.reload();
  await expect(staff.getByText('Received, less refunds: $199.00')).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Credit note CN-/ })).toBeVisible();
});

test('a customer who hasn’t approved anything gets a refund in two clicks, and the project ends', async ({ newPage }) => {
  const customer = await newPage();
  await customer.goto(`${server.url}/auth`);
  await logInByForm(customer, demoAccounts.owner);
  await expect(customer.getByText('Welcome back!')).toBeVisible();
  await customer.goto(`${server.url}/portal/settings/billing`);
  await customer.getByText('Get a refund').click();
  await customer.getByRole('button', { name: 'Refund $299' }).click();
  await expect(customer.getByText('We’re sending your money back.')).toBeVisible();
  await expect(customer.getByText('$299 on its way back')).toBeVisible();
  await customer.goto(`${server.url}/portal`);
  await expect(customer.getByRole('heading', { name: 'This project has ended.' })).toBeVisible();
  await customer.goto(`${server.url}/payment-success`);
  await expect(customer.getByRole('heading', { name: /^(?:Your payment was refunded|This project has ended)\.$/ })).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText(/start day|clock|Paid/);
});

test('a reset link that a scanner opened still works, once', async ({ page }) => {
  const link = await resetLink(page, server, demoAccounts.liveOwner);
  for (let n = 0; n < 2; n++) expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await changePassword(page, password);
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

// The last one: from here on, everything has the new name.
test('what one process saves, another says: a worker’s next email has the new name and sender', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings/brand`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Other Pages');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'Other Pages' }).first()).toBeVisible();
  await page.goto(`${server.url}/admin/settings/mail`);
  await page.getByRole('button', { name: 'Send test email' }).click();
  const inbox = `${server.url}/dev/inbox.json?to=${demoAccounts.admin}`;
  const newest = async () =>
    ((await (await fetch(inbox)).json()) as { subject: string; text: string }[]).find(({ subject }) => subject === 'A test email');
  await expect.poll(async () => (await newest())?.text ?? '').toContain('Other Pages, 100 Sample Street');
});

/** The start day that the receipt shows. */
async function startDay(page: Page): Promise<string> {
  return (
    (await page
      .getByRole('complementary', { name: 'Your order' })
      .getByText(/start day/)
      .locator('b')
      .textContent()) ?? ''
  );
}
