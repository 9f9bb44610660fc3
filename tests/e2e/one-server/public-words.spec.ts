import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { orderFivePages } from '../../helpers/visitor.ts';

/** What staff enter for public pages, and what visitors see. */
const server = restoredServer();

const settings = (page: string) => `${server.url}/admin/settings/${page}`;

test('a testimonial shows after consent, can be hidden, and is deleted only after a confirmation', async ({ page, newPage }) => {
  const reader = await newPage();
  await logIn(page, server, demoAccounts.admin);
  await page.goto(settings('public'));
  await page.getByRole('link', { name: 'Testimonials' }).click();
  await page.getByRole('link', { name: 'Add testimonial' }).click();
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByText('Type the name of the person quoted.')).toBeVisible();
  await page.getByLabel('Name').fill('Rosa Lind');
  await page.getByLabel('Business').fill('Lind Bakery');
  await page.getByLabel('What they said').fill('It was there before the bread was.');
  await page.getByLabel('Rating').selectOption('4');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const entry = page.getByRole('article', { name: 'Rosa Lind, Lind Bakery' });
  await expect(entry.getByText('Not shown until they agree')).toBeVisible();
  await expect.poll(() => quotes(reader)).not.toContain('before the bread was');

  await entry.getByRole('link', { name: 'Edit testimonial' }).click();
  await page.getByLabel('Who agreed').fill('Rosa Lind');
  await page.getByRole('button', { name: 'Save testimonial' }).click();
  await expect(page.getByText('Pick the day they agreed.')).toBeVisible();
  await page.getByLabel('Date they agreed').fill('2026-11-01');
  await page.getByRole('button', { name: 'Save testimonial' }).click();
  await expect(entry.getByText('Shown', { exact: true })).toBeVisible();
  await expect.poll(() => quotes(reader)).toContain('before the bread was');

  await entry.getByRole('button', { name: 'Move Rosa Lind up' }).click();
  await expect(page.getByRole('article').nth(3)).toHaveAccessibleName('Rosa Lind, Lind Bakery');
  await entry.getByRole('button', { name: 'Hide testimonial' }).click();
  await expect(entry.getByText('Hidden', { exact: true })).toBeVisible();
  await expect.poll(() => quotes(reader)).not.toContain('before the bread was');
  await entry.getByRole('button', { name: 'Delete testimonial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Delete testimonial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete testimonial' }).click();
  await expect(entry).toHaveCount(0);
  await page.goto(settings('audit'));
  await expect(page.getByText('Testimonial deleted').first()).toBeVisible();
});

test('a startup rate is a working code: the badge shows the price, and the link adds the code to the order', async ({ page, newPage }) => {
  const buyer = await newPage();
  const ofBoise = buyer
    .getByRole('listitem')
    .filter({ hasText: 'Boise' })
    .getByText(/Startup rate/);
  await buyer.goto(`${server.url}/cities`);
  await expect(buyer.getByText(/Startup rate/).first()).toBeVisible();
  await expect(ofBoise).toHaveCount(0);
  await logIn(page, server, demoAccounts.admin);
  await page.goto(settings('rates'));
  const set = async (code: string) => {
    await page.getByLabel('City').selectOption('boise');
    await page.getByLabel('Discount code').fill(code);
    await page.getByRole('button', { name: 'Set startup rate' }).click();
  };
  await set('NOSUCHCODE');
  await expect(page.getByText('We have no code like this. Create it under Codes first.')).toBeVisible();
  await set('mainstreet15');
  await expect(page.getByText('Boise shows its startup rate with MAINSTREET15.')).toBeVisible();

  await expect(async () => {
    await buyer.goto(`${server.url}/`);
    await expect(buyer.locator('#locations').getByText('Startup rate: $254.15')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await buyer.goto(`${server.url}/locations/boise`);
  await buyer.getByRole('link', { name: 'Use this code' }).click();
  await buyer.waitForURL('**/#picker');
  await orderFivePages(buyer, server.url);
  await expect(buyer.getByText('Code MAINSTREET15 is applied.')).toBeVisible();
  await expect(buyer.getByText('$254.15').first()).toBeVisible();

  await page.getByRole('link', { name: 'MAINSTREET15' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Code turned off.')).toBeVisible();
  await expect(async () => {
    await buyer.goto(`${server.url}/cities`);
    await expect(buyer.getByText(/Startup rate/).first()).toBeVisible();
    await expect(ofBoise).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('the activity page lists what the pop-up shows now, and says when it is off', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(settings('activity'));
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await expect(tabs.getByRole('link', { name: 'Public pages' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.locator('[aria-current=page]')).toHaveCount(1);
  await expect(page.getByText('Dana from St. George started a five-page site')).toBeVisible();
  await expect(page.getByText('sample', { exact: true })).toHaveCount(5);
  await page.getByLabel('Days back').fill('91');
  await page.getByRole('button', { name: 'Save activity pop-up' }).click();
  await expect(page.getByText('Enter 90 or less.')).toBeVisible();
  await page.getByLabel('Days back').fill('7');
  await page.getByRole('checkbox', { name: 'Finished drafts' }).uncheck();
  await page.getByRole('button', { name: 'Save activity pop-up' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByLabel('Days back')).toHaveValue('7');
  await page.goto(`${server.url}/admin/settings`);
  await page.getByRole('checkbox', { name: 'Activity pop-up' }).uncheck();
  await page.getByRole('button', { name: 'Save switches' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(settings('activity'));
  await expect(page.getByText('The pop-up is off, so visitors see none of this.')).toBeVisible();
});

test('the case study links to a real site, and a profile adds its icon to the footer', async ({ page, newPage, request }) => {
  const reader = await newPage();
  await reader.goto(server.url);
  const link = reader.locator('#case').getByRole('link', { name: /^Visit Larkspur Flowers & Gifts/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(reader.locator('#case').getByText(/Sample for this demo/)).toBeVisible();
  const address = new URL((await link.getAttribute('href')) ?? '');
  const shop = await request.get(`http://127.0.0.1:${address.port}/shop/`, { headers: { Host: address.host } });
  expect(shop.status()).toBe(200);
  expect(await shop.text()).toContain('Stoneware vase');

  await logIn(page, server, demoAccounts.admin);
  await page.goto(settings('public'));
  await page.getByLabel('Client', { exact: true }).fill('Frey Roofing');
  await page.getByLabel('Link to their live site').fill('http://www.frey.example');
  await page.getByRole('button', { name: 'Save case study' }).click();
  await expect(page.getByText('Use an address such as https://www.example.com.')).toBeVisible();
  await page.getByLabel('Link to their live site').fill('https://www.frey.example/');
  await page.getByRole('button', { name: 'Save case study' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Instagram').fill('https://example.com/sunup');
  await page.getByRole('button', { name: 'Save profiles' }).click();
  await expect(page.getByText('Use the https address of a profile on Instagram.')).toBeVisible();
  const icon = reader.getByRole('contentinfo').getByRole('link', { name: 'Sunup on Instagram (opens in a new tab)' });
  await reader.reload();
  await expect(icon).toHaveAttribute('href', 'https://www.instagram.com/instagram/');
  await page.getByLabel('Instagram').fill('https://www.instagram.com/sunup/');
  await page.getByRole('button', { name: 'Save profiles' }).click();
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/sunup/');
  await expect(async () => {
    await reader.goto(server.url);
    await expect(icon).toHaveAttribute('href', 'https://www.instagram.com/sunup/', { timeout: 1000 });
    await expect(reader.locator('#case').getByRole('link', { name: /^Visit Frey Roofing/ })).toHaveAttribute(
      'href',
      'https://www.frey.example/',
    );
  }).toPass();
});

test('where Pro Email is named, the page says what buyers get', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('listitem').filter({ hasText: /^Pro Email$/ })).toBeVisible();
  await expect(page.locator('#pricing').getByText('Email at your own domain').locator('xpath=..')).toContainText('included');
  await expect(page.locator('#features').getByText('up to five addresses at your own domain')).toBeVisible();
  await page.goto(`${server.url}/faq#email-address`);
  await expect(page.getByText('There’s no new mailbox, and you can’t start a conversation from it.')).toBeVisible();
});

/** The home page as the server sends it, with its quotes. */
async function quotes(reader: Page): Promise<string> {
  return (await reader.request.get(server.url)).text();
}
