import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { mailTo } from '../harness/server.ts';
import { answerBusiness, answerService, logInByForm, payWith, verifyByLink, verifyLink } from '../helpers/by-form.ts';
import { chooseTopSection } from '../helpers/draft-frame.ts';
import { test } from '../helpers/new-page.ts';
import { ownServer } from '../helpers/own-server.ts';

const pages = ['Home', 'About', 'Services', 'Contact', 'FAQ'];

const server = ownServer();

test('a visitor becomes a customer with a live site, in one go', async ({ page, newPage }) => {
  const failures = watch(page);
  const email = 'dana@line.test';
  await pickPages(page);
  await signUp(page, email);
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/**');
  await answerBrief(page);
  await placeOrder(page);
  await payWith(page, '4242 4242 4242 4242');
  await seeDraft(page);
  await requestEdit(page, 'Say that we answer on Sundays too.');
  await workEdit(await newPage());
  await acceptEdit(page);
  const address = await approve(page);
  await sendLead(page, address, email);
  expect(failures()).toEqual([]);
  const missing = await page.goto(`${address}/nothing-here`);
  expect(missing?.status()).toBe(404);
});

test('a declined card first, a reload at every step, and a server killed between payment and draft: nothing lost, nothing doubled', async ({
  page,
}) => {
  const email = 'mo@line.test';
  await pickPages(page);
  await page.reload();
  await signUp(page, email);
  await page.reload();
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/**');
  await answerBrief(page, true);
  await placeOrder(page, true);
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Your payment didn’t go through')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You weren’t charged.').first()).toBeVisible();
  await page.getByRole('button', { name: /Try again/ }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  // The card goes through at the provider at the moment our server dies: the word of it must arrive later.
  const paying = page
    .getByRole('button', { name: /^Pay/ })
    .click()
    .catch(() => undefined);
  await page.waitForURL(/payment-success|checkout/).catch(() => undefined);
  await paying;
  await server.kill();
  await server.restart();
  await page.goto(`${server.url}/payment-success`);
  await expect(page.getByRole('heading', { name: /^Paid\./ })).toBeVisible();
  await page.reload();
  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('heading', { name: /Version 1 is ready/ })).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Draft (version 1)' }).or(page.getByText('Draft (version 1)')).first()).toBeVisible();
  const address = await approve(page);
  await sendLead(page, address, email);

  const mails = (await (await fetch(`${server.url}/dev/inbox.json?to=${email}`)).json()) as { subject: string }[];
  const count = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject)).length;
  expect(count(/^Paid: order/)).toBe(1);
  expect(count(/draft is ready/)).toBe(1);
  expect(count(/is live$/)).toBe(1);
  await page.goto(`${server.url}/portal/history`);
  await expect(page.getByText('Order paid', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Version 1 is ready for review')).toHaveCount(1);
});

/** Errors of the app's own pages; the frames of drafts are watched too. */
function watch(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 402/.test(message.text())) errors.push(message.text());
  });
  return () => errors;
}

async function pickPages(page: Page): Promise<void> {
  await page.goto(server.url);
  const go = page.getByRole('button', { name: 'Continue to Checkout' });
  await expect(go).toBeDisabled();
  for (const name of pages) await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await expect(page.getByText('5/5').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Blog', exact: true })).toBeDisabled();
  await go.click();
  await page.waitForURL('**/payment-choice');
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/onboarding`);
  await page.waitForURL('**/auth?next=%2Fonboarding');
  const form = page.getByRole('tabpanel');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Hollis');
  await form.getByLabel('Email').fill('dana@');
  await form.getByLabel('Password', { exact: true }).fill('a quiet door');
  await form.getByLabel('Confirm password').fill('a quiet window');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await expect(form.getByText("Passwords don't match")).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Confirm password').fill('a quiet door');
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify-email**');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

async function answerBrief(page: Page, reloads = false): Promise<void> {
  await answerBusiness(page);
  if (reloads) {
    await page.reload();
    await expect(page.getByLabel('Business name')).toHaveValue('Hollis & Daughter Plumbing');
    await expect(page.getByLabel('Phone')).toHaveValue('(919) 555-0148');
  }
  await page
    .getByRole('button', { name: /^Next: services/i })
    .or(page.getByRole('link', { name: /^Next: services/i }))
    .first()
    .click();
  await page.waitForURL('**/onboarding/services');
  await answerService(page);
  await page.goto(`${server.url}/onboarding/review`);
  if (reloads) await page.reload();
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/payment-choice');
}

async function placeOrder(page: Page, reloads = false): Promise<void> {
  if (reloads) await page.reload();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please agree to the terms to continue')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/**');
  if (reloads) {
    // Back from the provider, the order waits to be paid.
    await page.goto(`${server.url}/payment`);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/checkout/**');
  }
  await expect(page.getByText('TEST MODE: no card is charged here')).toBeVisible();
}

async function seeDraft(page: Page): Promise<void> {
  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('heading', { name: /Version 1 is ready/ })).toBeVisible({ timeout: 60_000 });
  const desktop = page.frameLocator('iframe[title*="on a desktop"]');
  await expect(desktop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desktop.locator('a[href="tel:+19195550148"]').first()).toBeAttached();
}

async function requestEdit(page: Page, words: string): Promise<void> {
  await chooseTopSection(page.frameLocator('iframe[title*="on a desktop"]'));
  await expect(page.getByRole('link', { name: 'Edit this section' })).toBeVisible();
  await page.getByLabel('What should change?').fill(words);
  await page.getByRole('button', { name: 'Send as it is' }).click();
  await expect(page.getByRole('heading', { name: 'We’re working on your edit.' })).toBeVisible();
}

/** Staff take the request up, change the section's words, and send the new version. */
async function workEdit(staff: Page): Promise<void> {
  await staff.goto(`${server.url}/auth`);
  await logInByForm(staff, demoAccounts.admin);
  await expect(staff.getByText('Welcome back!')).toBeVisible();
  await staff.goto(`${server.url}/admin/projects`);
  await staff
    .getByRole('row', { name: /dana@line\.test/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await staff.getByRole('button', { name: 'Start work' }).click();
  await staff.waitForURL('**/edit?request=**');
  await staff.getByLabel('Introduction').fill('Two-person residential plumbing company. We answer on Sundays too.');
  await expect(staff.getByRole('checkbox', { name: /This completes the request/ })).not.toBeChecked();
  await staff.getByRole('checkbox', { name: /This completes the request/ }).check();
  await staff.getByRole('checkbox', { name: 'Send it to the customer now' }).check();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved as version 2.')).toBeVisible();
}

async function acceptEdit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Version 2 is ready/ })).toBeVisible();
  await expect(page.frameLocator('iframe[title*="on a desktop"]').getByText('We answer on Sundays too.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('1 accepted')).toBeVisible();
}

/** Approves the newest version and returns the live address. */
async function approve(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await page.getByRole('button', { name: 'Approve and go live' }).click();
  await expect(page.getByRole('heading', { name: 'You’re live.' })).toBeVisible();
  await page.getByRole('button', { name: /^Mark as done: Put it on your cards/ }).click();
  await expect(page.getByRole('button', { name: /^Mark as not done: Put it on your cards/ })).toBeVisible();
  const [code] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PNG' }).click()]);
  expect(code.suggestedFilename()).toMatch(/-qr-code\.png$/);
  const address = await page
    .getByRole('heading', { name: 'You’re live.' })
    .locator('..')
    .getByRole('link', { name: /localhost/ })
    .getAttribute('href');
  return address ?? '';
}

async function sendLead(page: Page, address: string, ownerEmail: string): Promise<void> {
  await page.goto(`${address}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.locator('form[action="/forms/contact"]');
  await form.locator('[name="name"]').fill('Rosa Lind');
  await form.locator('[name="email"]').fill('rosa@visitor.test');
  const phone = form.locator('[name="phone"]');
  if (await phone.count()) await phone.fill('(919) 555-0100');
  await form.locator('[name="message"]').fill('A tap drips all night.');
  await form.getByRole('button').click();
  await page.waitForURL('**/thanks/contact');
  const mail = await mailTo(server, ownerEmail, /message from Rosa Lind/);
  expect(mail.text).toContain('A tap drips all night.');
  await page.goto(`${server.url}/portal/leads`);
  await expect(page.getByText('A tap drips all night.')).toHaveCount(1);
}
