import type { Page } from '@playwright/test';
import { mailTo, type Served } from '../../tests/harness/server.ts';
import type { Walk } from './counted-walk.ts';

/** Longest wait for a draft or a published site. */
const builtMs = 60_000;

export const owner = { first: 'Dana', last: 'Hollis', password: 'a quiet door' };
const business = {
  name: 'Hollis & Daughter Plumbing',
  trade: 'plumber',
  town: 'Raleigh',
  description: 'Two-person residential plumbing company. We fix leaks and replace water heaters inside the Beltline.',
  phone: '(919) 555-0148',
  service: 'Leak finding and repair',
};

export async function startFromHome(walk: Walk): Promise<void> {
  await walk.click(walk.page.getByRole('link', { name: 'Start My Site' }).first());
}

/** The three answers of the home page, and the page that they draw. */
export async function threeAnswers(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.type(page.getByLabel('Business name'), business.name, 'business name');
  await walk.type(page.getByLabel('What you do'), business.trade, 'trade');
  await walk.type(page.getByLabel('City or town'), business.town, 'town');
  await page.getByText('Free to try. Sign up to keep it.').waitFor();
}

/** Signs up and verifies the email with the code. */
export async function signUp(walk: Walk, server: Served, email: string): Promise<void> {
  const { page } = walk;
  await page.waitForURL('**/auth**');
  const form = page.getByRole('tabpanel');
  await walk.type(form.getByLabel('First name'), owner.first, 'first name');
  await walk.type(form.getByLabel('Last name'), owner.last, 'last name');
  await walk.type(form.getByLabel('Email'), email, 'email');
  await walk.type(form.getByLabel('Password', { exact: true }), owner.password, 'password');
  await walk.type(form.getByLabel('Confirm password'), owner.password, 'password again');
  await walk.click(form.getByRole('button', { name: 'Create account' }));
  await page.waitForURL('**/verify-email**');
  const { subject, text } = await mailTo(server, email, /code/);
  const code = /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0] ?? '';
  await walk.type(page.getByLabel('Six-digit code'), code, 'emailed code');
}

/**
 * What the brief needs, a phone number and one service, up to the review, and sends it. `given` are the answers it starts with. The
 * phone and the service aren't required, but an ordinary owner gives them.
 */
export async function fillBrief(walk: Walk, given: ('name' | 'trade')[] = []): Promise<void> {
  const { page } = walk;
  await page.waitForURL('**/onboarding/business');
  if (!given.includes('name')) await walk.type(page.getByLabel('Business name'), business.name, 'business name');
  if (!given.includes('trade')) await walk.type(page.getByLabel('What kind of business is it?'), business.trade, 'trade');
  await walk.type(page.getByLabel('What do you do?'), business.description, 'description');
  await walk.type(page.getByLabel('Phone'), business.phone, 'phone');
  await walk.click(page.getByRole('button', { name: 'Next: services' }));
  await page.waitForURL('**/onboarding/services');
  await walk.type(page.getByLabel('Service', { exact: true }).first(), business.service, 'a service');
  await walk.click(page.getByRole('link', { name: 'Skip to review' }));
  await page.waitForURL('**/onboarding/review');
  await page.getByText('Nothing’s missing').waitFor();
  await walk.click(page.getByRole('button', { name: /^Send/ }));
}

/** Picks five pages on the home page. */
export async function pickPages(walk: Walk): Promise<void> {
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await walk.click(walk.page.getByRole('checkbox', { name, exact: true }), { force: true });
  await walk.click(walk.page.getByRole('button', { name: 'Continue to Checkout' }));
}

/** Accepts the terms and pays by card. Returns the fields on the provider's page, whose test cards are filled in. */
export async function payByCard(walk: Walk, guest?: { email: string }): Promise<string[]> {
  const { page } = walk;
  await page.waitForURL('**/payment-choice');
  if (guest) {
    await walk.type(page.getByLabel('Your name'), `${owner.first} ${owner.last}`, 'name');
    await walk.type(page.getByLabel('Email'), guest.email, 'email');
  }
  await walk.click(page.getByRole('checkbox', { name: /I accept/ }));
  await walk.click(page.getByRole('button', { name: 'Continue to payment' }));
  await page.waitForURL('**/checkout/**');
  const fields = await providerFields(page);
  await walk.click(page.getByRole('button', { name: /^Pay/ }));
  await page.getByRole('heading', { name: /^Paid\./ }).waitFor();
  return fields;
}

function providerFields(page: Page): Promise<string[]> {
  return page.locator('label:has(input:not([readonly]))').evaluateAll((labels) => labels.map((label) => label.textContent?.trim() ?? ''));
}

/** From the page that says it's paid: looks at the draft in the editor. */
export async function seeDraft(walk: Walk): Promise<void> {
  await walk.click(walk.page.getByRole('link', { name: 'See your draft' }));
  await walk.page.waitForURL('**/portal/editor');
}

/** The account that the receipt offers to a guest. */
export async function accountFromReceipt(walk: Walk, server: Served, email: string): Promise<void> {
  const { text } = await mailTo(server, email, /^Paid: order/);
  await walk.openLink(/https?:\/\/\S*\/auth\/guest\?\S+/.exec(text)?.[0] ?? '');
  await walk.click(walk.page.getByRole('button', { name: 'Create my account' }));
}

/** The draft in the portal. */
export async function draftInPortal({ page }: Walk): Promise<void> {
  await page.getByRole('heading', { name: /Version 1 is ready/ }).waitFor({ timeout: builtMs });
}

/** Goes back to the portal from the editor, ready to approve. */
export async function toPortal(walk: Walk): Promise<void> {
  await walk.click(walk.page.getByRole('button', { name: 'Review and approve' }).filter({ visible: true }).first());
  await draftInPortal(walk);
}

export async function approve(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.click(page.getByRole('button', { name: /^Approve version/ }));
  walk.dialog('dialog to approve');
  await walk.click(page.getByRole('button', { name: 'Approve and go live' }));
  await page.getByRole('heading', { name: 'You’re live.' }).waitFor({ timeout: builtMs });
}
