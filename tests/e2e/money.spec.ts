import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { mailTo } from '../helpers/server.ts';
import { startSplitServer } from '../helpers/split-server.ts';

let server: Awaited<ReturnType<typeof startSplitServer>>;
test.beforeAll(async () => {
  server = await startSplitServer();
});
test.afterAll(() => server.stop());

const password = 'a quiet door';

test('with web and worker as two processes, an order started on one device is paid on another, and its draft is made', async ({
  page,
  browser,
}) => {
  const email = 'dana@split.test';
  await pickPages(page);
  await page.goto(`${server.url}/onboarding`);
  await signUp(page, email);
  const { text } = await mailTo(server, email, /code/);
  const link = /https?:\/\/\S*\/verify-email\?token=[\w.%-]+/.exec(text)?.[0] ?? '';
  // A mail scanner opens links before their reader does.
  for (let n = 0; n < 2; n++) expect((await fetch(link)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await page.waitForURL('**/onboarding/**');
  await answerBrief(page);
  const order = (await page.getByRole('heading', { name: /^Your order, S-/ }).textContent()) ?? '';

  const second = await newPage(browser);
  await pickPages(second);
  await expect(second.getByRole('heading', { name: /^Your order, S-/ })).not.toHaveText(order);
  await second.goto(`${server.url}/auth?next=%2Fonboarding&tab=login`);
  await logIn(second, email, password);
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

test('of two buyers who see one start day, the slower one sees a new day before paying, and gets that day', async ({ browser }) => {
  const [faster, slower] = [await newPage(browser), await newPage(browser)];
  for (const [buyer, email] of [
    [faster, 'faster@split.test'],
    [slower, 'slower@split.test'],
  ] as const) {
    await pickPages(buyer);
    await placeOrder(buyer, { name: 'Bea Buyer', email });
  }
  const day = await startDay(faster);
  expect(await startDay(slower)).toBe(day);
  await faster.getByRole('button', { name: /^Pay/ }).click();
  await faster.waitForURL('**/checkout/**');
  await slower.getByRole('button', { name: /^Pay/ }).click();
  await expect(slower.getByText(`${day} is no longer available. You weren’t charged.`)).toBeVisible();
  const offered = await startDay(slower);
  expect(offered).not.toBe(day);
  for (const buyer of [slower, faster]) await pay(buyer);
  expect(await startDay(slower)).toBe(offered);
  expect(await startDay(faster)).toBe(day);
});

test('marking a payment asks for the password if the login is old, keeps what was typed, and logs who and why', async ({ browser }) => {
  const buyer = await newPage(browser);
  await pickPages(buyer);
  await placeOrder(buyer, { name: 'Ira Invoice', email: 'ira@split.test', invoice: true });
  const staff = await newPage(browser);
  await staff.goto(`${server.url}/auth`);
  await logIn(staff, demoAccounts.admin, demoAccounts.password);
  await expect(staff.getByText('Welcome back!')).toBeVisible();
  await staff.goto(`${server.url}/admin/orders`);
  await staff
    .getByRole('row', { name: /Ira Invoice/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await ageSessions();
  await staff.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Mark S-\d+ as paid\?$/ });
  await expect(dialog).toContainText('You received $299.00 by bank transfer from Ira Invoice.');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText("The bank's reference, or a note below on how you know")).toBeVisible();
  await dialog.getByLabel('Bank reference').fill('wire 77');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await staff.waitForURL('**/auth/confirm?next=**');
  await staff.getByLabel(/^Password for/).fill('not the one');
  await staff.getByRole('button', { name: 'Continue' }).click();
  await expect(staff.getByText('That’s not your password. Try again.')).toBeVisible();
  await staff.getByLabel(/^Password for/).fill(demoAccounts.password);
  await staff.getByRole('button', { name: 'Continue' }).click();
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

test('a buyer opens the invoice, staff refund a part, and the buyer gets the credit note', async ({ browser }) => {
  const buyer = await newPage(browser);
  await pickPages(buyer);
  await placeOrder(buyer, { name: 'Rita Refund', email: 'rita@split.test' });
  await pay(buyer);
  const [file] = await Promise.all([buyer.waitForEvent('download'), buyer.getByRole('link', { name: 'Open PDF' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Sunup-invoice-\d{4}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const paid = await mailTo(server, 'rita@split.test', /^Paid: order/);
  expect(paid.attachments).toEqual([{ filename: file.suggestedFilename(), type: 'application/pdf' }]);

  const staff = await newPage(browser);
  await staff.goto(`${server.url}/auth`);
  await logIn(staff, demoAccounts.admin, demoAccounts.password);
  await expect(staff.getByText('Welcome back!')).toBeVisible();
  await staff.goto(`${server.url}/admin/orders`);
  await staff
    .getByRole('row', { name: /Rita Refund/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await staff.getByRole('button', { name: 'Refund' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Refund this buyer?' });
  await dialog.getByLabel('Amount').fill('300');
  await dialog.getByLabel('Reason').fill('One page less than agreed');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('At most $299 is left to give back.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(staff.getByText('We’ll refund $100 to the card.')).toBeVisible();
  const note = await mailTo(server, 'rita@split.test', /been refunded/);
  expect(note.attachments).toMatchObject([{ filename: expect.stringMatching(/^Sunup-credit-note-\d{4}\.pdf$/) }]);
  await staff.reload();
  await expect(staff.getByText('Balance $199.00')).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Credit note CN-/ })).toBeVisible();
});

test('a customer who hasn’t approved anything gets a refund in two clicks, and the project ends', async ({ browser }) => {
  const customer = await newPage(browser);
  await customer.goto(`${server.url}/auth`);
  await logIn(customer, demoAccounts.owner, demoAccounts.password);
  await expect(customer.getByText('Welcome back!')).toBeVisible();
  await customer.goto(`${server.url}/portal/settings/billing`);
  await customer.getByText('Get a refund').click();
  await customer.getByRole('button', { name: 'Refund $299' }).click();
  await expect(customer.getByText('We’re sending your money back.')).toBeVisible();
  await expect(customer.getByText('$299 on its way back')).toBeVisible();
  await customer.goto(`${server.url}/portal`);
  await expect(customer.getByRole('heading', { name: 'This project has ended.' })).toBeVisible();
});

test('a reset link that a scanner opened still works, once', async ({ page }) => {
  await page.goto(`${server.url}/auth/forgot`);
  await page.getByLabel('Email').fill(demoAccounts.liveOwner);
  await page.getByRole('button', { name: 'Send link' }).click();
  const { text } = await mailTo(server, demoAccounts.liveOwner, /password/i);
  const link = /https?:\/\/\S*\/auth\/reset\?token=[\w.%-]+/.exec(text)?.[0] ?? '';
  for (let n = 0; n < 2; n++) expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Lets every sign-in be older than money allows. */
async function ageSessions(): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query("update sessions set confirmed_at = now() - interval '16 minutes'");
  await client.end();
}

async function pickPages(page: Page): Promise<void> {
  await page.goto(server.url);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL('**/payment-choice');
}

async function signUp(page: Page, email: string): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Hollis');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify-email**');
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function answerBrief(page: Page): Promise<void> {
  await page.getByLabel('Business name').fill('Hollis & Daughter Plumbing');
  await page.getByLabel('What kind of business is it?').fill('plumber');
  await page
    .getByLabel('What do you do?')
    .fill('Two-person residential plumbing company. We fix leaks and replace water heaters inside the Beltline.');
  await page.getByLabel('Phone').fill('(919) 555-0148');
  await page.getByLabel('Phone').blur();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.goto(`${server.url}/onboarding/services`);
  await page.getByLabel('Service', { exact: true }).first().fill('Leak finding and repair');
  await page.getByLabel('Service', { exact: true }).first().blur();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.goto(`${server.url}/onboarding/review`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/payment-choice');
}

async function placeOrder(page: Page, buyer?: { name: string; email: string; invoice?: boolean }): Promise<void> {
  if (buyer) {
    await page.getByLabel('Your name').fill(buyer.name);
    await page.getByLabel('Email').fill(buyer.email);
    if (buyer.invoice) await page.getByRole('radio', { name: /Send me an invoice/ }).check({ force: true });
  }
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: buyer?.invoice ? 'Place order and send the invoice' : 'Continue to payment' }).click();
  await page.waitForURL('**/payment');
}

async function pay(page: Page): Promise<void> {
  if (!page.url().includes('/checkout/')) await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/checkout/**');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/payment-success');
  await expect(page.getByRole('heading', { name: 'Payment received. Thank you.' })).toBeVisible();
}

/** The start day that the receipt shows. */
async function startDay(page: Page): Promise<string> {
  return (await page.getByRole('complementary', { name: 'Your order' }).locator('p b').textContent()) ?? '';
}
