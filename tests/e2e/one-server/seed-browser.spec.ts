import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { authFlow, giveNotifications, notificationsFlow, toastFlow } from '../seed/account-flows.ts';
import { broken } from '../seed/statement.ts';
import { chatFlow, exitFlow, fallbackFlow, navigationFlow, phoneMenuFlow, splashFlow } from '../seed/visitor-flows.ts';

/** Statements of the seed that need a browser and that no other test proves. Each is one line in the flows. */
const server = sharedServer();
test.use({ viewport: { width: 1440, height: 900 } });

function screenOf(page: Page) {
  // A statement that doesn't hold fails quickly, which leaves time for the next ones.
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { page, server, url: server.url, errors };
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the splash', async ({ page }) => expect(await broken(splashFlow, screenOf(page))).toEqual([]));
});

test('the navigation bar and the skip link', async ({ page }) => expect(await broken(navigationFlow, screenOf(page))).toEqual([]));

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await broken(phoneMenuFlow, screenOf(page))).toEqual([]);
});

test('the fallback screen', async ({ page }) => expect(await broken(fallbackFlow, screenOf(page))).toEqual([]));

test('the exit offer', async ({ page }) => expect(await broken(exitFlow, screenOf(page))).toEqual([]));

test('the chat', async ({ page }) => expect(await broken(chatFlow, screenOf(page))).toEqual([]));

test('signing up, logging in and out', async ({ page }) => expect(await broken(authFlow, screenOf(page))).toEqual([]));

test('the times of toasts', async ({ page }) => {
  await page.clock.install();
  expect(await broken(toastFlow, screenOf(page))).toEqual([]);
});

test('the notifications menu and the Account menu', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await giveNotifications(server, demoAccounts.admin);
  await page.goto(server.url, { waitUntil: 'networkidle' });
  expect(await broken(notificationsFlow, screenOf(page))).toEqual([]);
});
