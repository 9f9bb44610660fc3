import { expect } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { scriptsRun } from '../../helpers/visitor.ts';

const server = sharedServer();

test('a slow page shows a spinner, and every new path starts at the top', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/about`);
  await scriptsRun(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/faq.data**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'From your answers to a live site.' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a question’s own address opens it, and the search finds what is meant', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/faq#card-declined`);
  await expect(page.getByText('You’re not charged, and the page tells you why')).toBeVisible();
  await page.getByLabel('Search questions').fill('paypal');
  await expect(page.getByText('How can I pay?')).toBeVisible();
  await expect(page.getByText('Which five should I pick?')).toBeHidden();
  await page.getByLabel('Search questions').fill('zebra');
  await expect(page.getByRole('heading', { name: 'No matches for “zebra”' })).toBeVisible();
});

test('a town leads to its city, which shows the local time and sunrise', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T14:40:00Z') });
  await page.goto(`${server.url}/cities`);
  await page.getByLabel('Search by city or nearby town').fill('meridian');
  await expect(page.getByRole('status').filter({ hasText: '1 of 45 cities' })).toBeVisible();
  await page.getByRole('link', { name: /Boise/ }).filter({ hasText: 'Near Meridian' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Websites for Boise and Treasure Valley businesses.' })).toBeVisible();
  // Almanac: sunrise in Boise on November 21, 2026 is at 7:46 am.
  await expect(page.getByText('7:40 am')).toBeVisible();
  await expect(page.getByText('That’s sunup.')).toBeVisible();
  await expect(page.getByText('Mountain Time', { exact: true })).toBeVisible();
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('9:40 am')).toBeVisible();
  await expect(page.getByText(/Sunup was at 7:4\d am\./)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the install page installs with one click if the browser allows it, and says when it’s done', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/install`);
  await expect(page.getByText('This browser can’t install it automatically.')).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code of ${server.url}/install` })).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => {
        window.dispatchEvent(new Event('appinstalled'));
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText('Installed on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your project' })).toBeVisible();
});

test('the portfolio shows a live site from its owner’s consent until they withdraw it', async ({ page, newPage }) => {
  const visitor = await newPage();
  const look = async () => {
    await visitor.goto(`${server.url}/portfolio`);
    return visitor.getByRole('heading', { level: 2 }).allInnerTexts();
  };
  expect((await look()).join()).toContain('Marigold');
  await expect(visitor.getByText('demo', { exact: true })).toBeVisible();
  const site = visitor.frameLocator('iframe[title="Home page of Marigold Hair Room"]');
  await expect(site.getByRole('heading', { level: 1 })).toBeAttached();

  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  await page.getByRole('button', { name: 'Remove from portfolio' }).click();
  await expect(page.getByText('Removed from our portfolio.')).toBeVisible();
  await expect.poll(async () => (await look()).join()).toContain('No customer sites to show yet.');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(page.getByText('Your site is in our portfolio.')).toBeVisible();
  await expect.poll(async () => (await look()).join()).toContain('Marigold');
});

test('the feed lists the articles, and the blog leads to it', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/blog`);
  const address = await page.locator('link[rel=alternate]').getAttribute('href');
  expect(address).toBe('/blog/rss.xml');
  const feed = await page.request.get(server.url + address);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(6);
});
