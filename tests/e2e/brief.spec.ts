import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

test('a careless owner is told beside each field, loses nothing to a reload, and may go on', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`)));
  const saved = () => expect(page.getByText(/^Saved just now/)).toBeVisible();
  await page.goto(`${server.url}/auth?next=/onboarding&tab=login`);
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(demoAccounts.admin);
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/onboarding/business');
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.admin);

  await page.getByLabel('We have a shop or office').check();
  await page.getByLabel('We come to you').check();
  await page.getByRole('radio', { name: /These are our hours/ }).check();
  await page.getByLabel('Monday: open or closed').selectOption('open');
  await saved();
  await page.reload();
  await expect(page.getByLabel('We have a shop or office')).toBeChecked();
  await expect(page.getByLabel('We come to you')).toBeChecked();
  await expect(page.getByLabel('Monday: open or closed')).toHaveValue('open');

  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page.getByText('The ZIP code "123" is not five digits. Write one such as 27601.')).toBeVisible();
  await expect(page.getByText(/^A time is missing/)).toBeVisible();
  await expect(page).toHaveURL(/business$/);
  await page.getByLabel('ZIP code').fill('27601');
  await page.getByLabel('Monday, opens').fill('18:00');
  await page.getByLabel('Monday, closes').fill('17:00');
  await page.getByLabel('Monday, closes').blur();
  await expect(page.getByText(/^Closing at 5 pm comes before opening at 6 pm/)).toBeVisible();
  await page.getByLabel('Monday, closes').fill('02:00');
  await page.getByLabel('Monday, closes').blur();
  await expect(page.getByText(/^Closing at/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on anyway' }).click();
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
