import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a toast is one line at the foot, and gone when the person goes on, like an error that the page says too', async ({
  page,
}) => {
  await page.goto(`${server.url}/auth?tab=login`);
  await page.getByLabel('Email').fill(demoAccounts.owner);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Login', exact: true }).tap();
  const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Login failed' });
  await expect(failed).toBeVisible();
  await page.touchscreen.tap(20, 100);
  await expect(failed, 'the page says it too').toHaveCount(0, { timeout: 2000 });
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.password);
  await page.getByRole('button', { name: 'Login', exact: true }).tap();
  const toast = page.locator('[data-sonner-toast] .night').filter({ hasText: 'Welcome back!' });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(box?.width).toBeLessThan(300);
    const floor = await page.locator('[data-chat-button]').boundingBox();
    const gap = (floor?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
    expect(gap, 'it stands right above the chat button of home').toBeLessThan(24);
    expect(gap).toBeGreaterThanOrEqual(0);
  }).toPass();
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await page.touchscreen.tap(20, 300);
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});
