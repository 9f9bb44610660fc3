import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { logInByForm, signUpByForm, verifyByLink, verifyLink } from '../helpers/by-form.ts';
import { ownServer } from '../helpers/own-server.ts';

const server = ownServer();

test('a careless owner sees a message beside each field, loses nothing to a reload, and can continue', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`)));
  const saved = () => expect(page.getByText(/^Saved just now/)).toBeVisible();
  await page.goto(`${server.url}/auth?next=/onboarding&tab=login`);
  await page.getByRole('tab', { name: 'Login' }).click();
  await logInByForm(page, demoAccounts.admin);
  await startBrief(page);
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.admin);

  await page.getByLabel('We have a shop or office').check();
  await page.getByLabel('We go to the customer').check();
  await page.getByRole('radio', { name: /These are our hours/ }).check();
  await page.getByLabel('Monday: open or closed').selectOption('open');
  await saved();
  await page.reload();
  await expect(page.getByLabel('We have a shop or office')).toBeChecked();
  await expect(page.getByLabel('We go to the customer')).toBeChecked();
  await expect(page.getByLabel('Monday: open or closed')).toHaveValue('open');

  await expect(page.getByText(/^A time is missing/)).toHaveCount(0);

  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page.getByText('The ZIP code "123" isn’t five digits. Write one such as 27601.').first()).toBeVisible();
  await expect(page.getByText(/^A time is missing/).first()).toBeVisible();
  await expect(page).toHaveURL(/business$/);
  await page.getByLabel('ZIP code').fill('27601');
  await page.getByLabel('Monday: opens at').fill('18:00');
  await page.getByLabel('Monday: closes at').fill('17:00');
  await page.getByLabel('Monday: closes at').blur();
  await expect(page.getByText(/^Closing at 5 pm comes before opening at 6 pm/).first()).toBeVisible();
  await page.getByLabel('Monday: closes at').fill('02:00');
  await page.getByLabel('Monday: closes at').blur();
  await expect(page.getByText(/^Closing at/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.waitForURL('**/onboarding/services');

  await page.goto(`${server.url}/onboarding/look`);
  await page.getByRole('radio', { name: /We have colors/ }).check();
  await page.getByLabel('Main color', { exact: true }).fill('0f4c5c');
  await page.getByRole('button', { name: 'Remove Main color' }).click();
  await page
    .getByRole('radio', { name: /Choose for me.*trade/ })
    .first()
    .check();
  await page.locator('input[name="look.mood"][value="dark"]').check();
  await saved();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('Mon 6 pm–2 am')).toBeVisible();
  await expect(page.getByText('Dark', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('link', { name: /^Business: the name is missing/ })).toBeFocused();
  expect(refused).toEqual([]);
});

test('an empty step says what is missing, and stops saying it as soon as it is answered', async ({ page }) => {
  await newOwner(page, 'empty@brief.test');
  await expect(page.getByText('Tell us what kind of business you run, and your home page appears here.')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page).toHaveURL(/business$/);
  await expect(page.getByRole('link', { name: /^The name is missing/ })).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.getByLabel('Business name').fill('Dough & Co');
  await page.getByRole('link', { name: /^The kind of business is missing|^The trade is missing/ }).click();
  await expect(page.getByLabel('What kind of business is it?')).toBeFocused();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.waitForURL('**/onboarding/services');
  await expect(page.getByRole('link', { name: 'Step 1: Business, not finished' })).toBeVisible();

  await page.getByRole('link', { name: 'Step 1: Business, not finished' }).click();
  await page.getByLabel('What kind of business is it?').fill('bakery');
  await page.getByLabel('What do you do?').fill('We bake bread and rolls before the town wakes up, six days a week.');
  await expect(page.getByRole('button', { name: 'Continue anyway' })).toHaveCount(0);
  await expect(page.getByText('You can continue and fix it later.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: services' }).click();
  await page.waitForURL('**/onboarding/services');
  await expect(page.getByRole('link', { name: 'Step 1: Business', exact: true })).toBeVisible();

  await page.getByLabel('Service', { exact: true }).first().fill('Sourdough');
  await page.goto(`${server.url}/onboarding/pages`);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  const paste = 'We bake it fresh. '.repeat(390).trim();
  const answer = page.getByLabel('Answer', { exact: true }).first();
  await page.getByLabel('Question', { exact: true }).first().fill('Is it fresh?');
  await answer.fill(paste);
  await expect(page.getByText(/characters too long. The limit is 1,200, and you have 7,019/)).toBeVisible();
  await expect(page.getByText(/^Saved just now/)).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(paste);
});

test('an answer on one screen shows on the other, and what is being typed there stays', async ({ page, context }) => {
  await newOwner(page, 'two@brief.test');
  await page.getByLabel('Tagline').fill('Bread at six');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.url}/onboarding/business`);
  await expect(other.getByLabel('Tagline')).toHaveValue('Bread at six');
  await page.bringToFront();
  await page.getByLabel('Tagline').focus();
  await other.getByLabel('Tagline').fill('Rolls at seven');
  await other.getByLabel('Tagline').blur();
  // The cursor is in the field, but nothing is being typed.
  await expect(page.getByLabel('Tagline')).toHaveValue('Rolls at seven');

  // Typed here while the other screen's answer arrives: kept here, and the other one offered.
  await page.route('**/onboarding/save', (route) => route.abort());
  await page.getByLabel('Tagline').fill('Cake at eight');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await other.getByLabel('Tagline').fill('Pies at nine');
  await other.getByLabel('Tagline').blur();
  await expect(page.getByText('Changed on another device to “Pies at nine”.')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Cake at eight');
  await page.unroute('**/onboarding/save');
  await page.getByRole('button', { name: 'Use that version' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Pies at nine');
  await expect(page.getByText('Changed on another device')).toHaveCount(0);
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test('a photo description survives a reload while it’s being typed, and without a connection', async ({ page, context }) => {
  await newOwner(page, 'photos@brief.test');
  await page.goto(`${server.url}/onboarding/photos`);
  const buffer = await sharp({ create: { width: 200, height: 150, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer });
  const description = page.getByLabel('What’s in this photo?');
  await description.pressSequentially('Our freshly pain');
  await page.reload();
  await expect(description).toHaveValue('Our freshly pain');

  await context.setOffline(true);
  await description.fill('Our freshly painted wall');
  await expect(page.getByText('We couldn’t save this change. Please check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('We couldn’t save this change.')).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}/onboarding/photos`);
  await expect(elsewhere.getByLabel('What’s in this photo?')).toHaveValue('Our freshly painted wall');
});

/** Signs up, verifies the email, and opens an empty brief. */
async function newOwner(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/auth?next=/onboarding`);
  await signUpByForm(page, email, 'a quiet door');
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink(server, email));
  await startBrief(page);
}

/** Starts a brief from the portal, where someone without a project arrives. */
async function startBrief(page: Page): Promise<void> {
  await page.waitForURL('**/portal');
  await page.getByRole('button', { name: 'Start your brief' }).click();
  await page.waitForURL('**/onboarding/business');
}
