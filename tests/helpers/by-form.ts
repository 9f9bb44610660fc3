import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { mailTo, type Served } from '../harness/server.ts';

/** Fills in the open login form and sends it. Where that leads is left to the test. */
export async function logInByForm(page: Page, email: string, password: string = demoAccounts.password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills in the open sign-up form and sends it. */
export async function signUpByForm(page: Page, email: string, password: string, [first, last] = ['Dana', 'Hollis']): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByLabel('First name').fill(first);
  await form.getByLabel('Last name').fill(last);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** The link that verifies an email, once it was sent. */
export async function verifyLink(server: Served, email: string): Promise<string> {
  const { text } = await mailTo(server, email, /code/);
  return /https?:\/\/\S*\/verify-email\?token=\S+/.exec(text)?.[0] ?? '';
}

/** Verifies an email with the link that was sent to it. */
export async function verifyByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
}

/** Asks for a link to choose a new password, and returns it. */
export async function resetLink(page: Page, server: Served, email: string): Promise<string> {
  await page.goto(`${server.url}/auth/forgot`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const { text } = await mailTo(server, email, /password/i);
  return /https?:\/\/\S*\/auth\/reset\?token=[\w.%-]+/.exec(text)?.[0] ?? '';
}

/** Fills in the open form for a new password and sends it. */
export async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

/** Gives the password again where an old login is asked for it. */
export async function confirmPassword(page: Page, password: string = demoAccounts.password): Promise<void> {
  await page.waitForURL('**/auth/confirm**');
  await page.getByLabel(/^Password for/).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the open checkout and accepts its terms, for a buyer without an account if one is given. */
export async function fillOrder(page: Page, buyer?: { name: string; email: string; invoice?: boolean }): Promise<void> {
  if (buyer) {
    await page.getByLabel('Your name').fill(buyer.name);
    await page.getByLabel('Email').fill(buyer.email);
    if (buyer.invoice) await page.getByRole('radio', { name: /Send me an invoice/ }).check({ force: true });
  }
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

/** Places the order of the open checkout. An order by card is on the provider's page then. */
export async function placeOrder(page: Page, buyer?: { name: string; email: string; invoice?: boolean }): Promise<void> {
  await fillOrder(page, buyer);
  await page.getByRole('button', { name: buyer?.invoice ? 'Place order and send the invoice' : 'Continue to payment' }).click();
  await page.waitForURL(buyer?.invoice ? '**/payment' : '**/checkout/**');
}

/** Pays an order with a good card on the provider's page, which is opened if it isn't open yet. */
export async function pay(page: Page): Promise<void> {
  if (!page.url().includes('/checkout/')) await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/checkout/**');
  await payWith(page, '4242 4242 4242 4242');
}

/** Types a card that pays into the provider's open page, and comes back. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/payment-success');
  await expect(page.getByRole('heading', { name: /^Paid\./ })).toBeVisible();
}

/** Answers as much of a plumber's brief as it takes to send it, from its first step on. */
export async function answerBusiness(page: Page): Promise<void> {
  await page.getByLabel('Business name').fill('Hollis & Daughter Plumbing');
  await page.getByLabel('What kind of business is it?').fill('plumber');
  await page
    .getByLabel('What do you do?')
    .fill('Two-person residential plumbing company. We fix leaks and replace water heaters inside the Beltline.');
  await page.getByLabel('Phone').fill('(919) 555-0148');
  await page.getByLabel('Phone').blur();
  await answersSaved(page);
}

/** Names the first service on the open step of services. */
export async function answerService(page: Page): Promise<void> {
  await page.getByLabel('Service', { exact: true }).first().fill('Leak finding and repair');
  await page.getByLabel('Service', { exact: true }).first().blur();
  await answersSaved(page);
}

async function answersSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}
