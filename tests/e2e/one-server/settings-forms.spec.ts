import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { confirmPassword } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { secondMark } from '../../helpers/second-brand.ts';
import { ageLogins, onDatabase } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { scriptsRun } from '../../helpers/visitor.ts';

const server = restoredServer();

const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(secondMark) };
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
/** In the header of phones, and in that of the sidebar. */
const headerLogo = (page: Page) => page.locator('header img[src^="/brand/mark.png"]');
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Opens a screen and waits for its scripts: only they know what's changed. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.url + address);
  await scriptsRun(page);
}

test('saving one form of the brand asks nothing, shows its change, and keeps what the other forms have in them', async ({
  warmPage: page,
}) => {
  const asked = dialogsOf(page);
  await logIn(page, server, demoAccounts.admin);
  await open(page, '/admin/settings/brand');
  await page.getByLabel('What you do').fill('Websites for harbors');
  await nameField(page).fill('Other Pages');
  await page.getByLabel('Phone').fill('(207) 555-0123');
  await page.locator('input[name="mark"]').setInputFiles(logo);
  await page.getByRole('checkbox', { name: 'Raleigh' }).uncheck();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner').getByText('Other Pages').first()).toBeVisible();
  await expect(page).toHaveTitle('Brand | Other Pages');
  await expect(page.getByRole('button', { name: 'Save name' })).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue('(207) 555-0123');
  await expect(page.getByRole('checkbox', { name: 'Raleigh' })).not.toBeChecked();

  // Each of the others is noted, and saved by itself.
  for (const button of ['Save contact', 'Save cities', 'Save logo']) {
    await expect(page.getByText(`Not saved yet. Click “${button}”.`)).toBeVisible();
    await page.getByRole('link', { name: 'Orders' }).click();
    await leaving(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(`Not saved yet. Click “${button}”.`)).toHaveCount(0);
  }
  await expect(headerLogo(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(headerLogo(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.waitForURL('**/admin/orders');
  expect(asked).toEqual([]);
  await open(page, '/admin/settings/brand');
  await expect(page.getByLabel('Phone')).toHaveValue('(207) 555-0123');
  await expect(page.getByRole('checkbox', { name: 'Raleigh' })).not.toBeChecked();
});

/** Changes prices and hours, and saves the prices when the login is too old for that. */
async function savePricesLate(page: Page, price: string, amount: string, opens: string): Promise<void> {
  await logIn(page, server, demoAccounts.admin);
  await open(page, '/admin/settings');
  await page.getByLabel(price).fill(amount);
  await page.getByLabel('Office opens').fill(opens);
  await ageLogins(server);
  await page.getByRole('button', { name: 'Save prices' }).click();
}

test('a form that needs the password asks for it in another tab while other forms have changes', async ({ warmPage: page }) => {
  await savePricesLate(page, 'Monthly ($)', '31', '08:30');
  const [elsewhere] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Confirm in another tab' }).click(),
  ]);
  await confirmPassword(elsewhere);
  await elsewhere.waitForURL('**/admin/settings');
  await elsewhere.close();
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText(/Default \$29\. Changed by/)).toBeVisible();
  await expect(page.getByLabel('Office opens')).toHaveValue('08:30');
  await expect(page.getByText('Not saved yet. Click “Save hours”.')).toBeVisible();
});

test('what a form was answered stays when something else changes', async ({ warmPage: page, newPage }) => {
  await savePricesLate(page, 'Setup, one-time', '398', '08:45');
  const notice = page.getByText('Please confirm that it’s you');
  await expect(notice).toBeVisible();
  const customer = await newPage();
  await logIn(customer, server, demoAccounts.owner);
  await customer.goto(`${server.url}/portal/messages`);
  await customer.getByRole('textbox', { name: /^Your message to/ }).fill('Is it ready?');
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ }).filter({ visible: true })).toBeVisible();
  // As long as the reload that must not come would take.
  await page.waitForTimeout(1500);
  await expect(notice).toBeVisible();
});

test('one pick of a color counts as a change', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await open(page, '/admin/settings/brand');
  await page.getByLabel('Pick a color').fill('#0f766e');
  await expect(page.getByRole('textbox', { name: 'Brand color' })).toHaveValue('#0f766e');
  await expect(page.getByText('Not saved yet. Click “Save color”.')).toBeVisible();
  await page.getByRole('button', { name: 'Save color' }).click();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#001c1a');
  await expect(page.locator('head link[href^="/brand/colors.css"]')).toHaveCount(1);
});

test('a step of the setup saves the name with the logo, and asks before it’s left', async ({ warmPage: page }) => {
  const asked = dialogsOf(page);
  await logIn(page, server, demoAccounts.admin);
  await open(page, '/admin/setup/name');
  await nameField(page).fill('Logo Pages');
  await page.locator('input[name="mark"]').setInputFiles({ ...logo, buffer: Buffer.from('not a logo') });
  for (const link of ['Skip for now', 'Prices and invoices']) {
    await page.getByRole('link', { name: link }).click();
    await leaving(page).getByRole('button', { name: 'Stay' }).click();
  }
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.locator('input[name="mark"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(nameField(page)).toHaveValue('Logo Pages');
  await page.locator('input[name="mark"]').setInputFiles(logo);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color');
  await expect(headerLogo(page)).toHaveCount(2);
  await open(page, '/admin/setup/name');
  await expect(nameField(page)).toHaveValue('Logo Pages');
  await page.getByLabel('What you do').fill('Something new');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(headerLogo(page)).toHaveCount(0);
  await expect(page.getByLabel('What you do')).toHaveValue('Something new');
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color');
  expect(asked).toEqual([]);
});

test('an unknown step of the setup is missing, and doesn’t finish it', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  const answer = await page.request.post(`${server.url}/admin/setup/x`, { headers: { Origin: server.url }, form: {}, maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  const rows = await onDatabase<{ value: string }>(server, "select value from settings where key = 'setupSteps'");
  expect(rows.flatMap(({ value }) => value.split(' '))).not.toContain('end');
});

test('a legal text isn’t lost by leaving its page or by looking at the public one', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.admin);
  await open(page, '/admin/settings/legal/privacy');
  const text = page.getByRole('textbox', { name: 'Text' });
  const former = await text.inputValue();
  await text.fill(`${former}\n\nOne more sentence.`);
  const [publicPage] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'Open the page' }).click()]);
  await publicPage.close();
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await expect(text).toHaveValue(`${former}\n\nOne more sentence.`);
  await page.getByRole('button', { name: 'Publish new version' }).click();
  await expect(page.getByText('Published. It applies from now on.')).toBeVisible();
  await expect(page.getByText(/^Your version of .* is in effect\./)).toBeVisible();
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await page.waitForURL('**/admin/settings/mail');
});

/** The browser's own questions, such as 'Leave site?', which Playwright would answer by itself. */
function dialogsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}
