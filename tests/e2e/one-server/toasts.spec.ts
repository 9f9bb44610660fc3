import { expect, type Locator } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logInByForm } from '../../helpers/by-form.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a toast is one line at the bottom, and goes away on navigation, like an error that the page shows too', async ({
  page,
}) => {
  await page.goto(`${server.url}/auth?tab=login`);
  await page.getByLabel('Email').fill(demoAccounts.owner);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Login failed' });
  await expect(failed).toBeVisible();
  await page.touchscreen.tap(20, 100);
  await expect(failed, 'the page says it too').toHaveCount(0, { timeout: 2000 });
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  const toast = page.locator('[data-sonner-toast] .night').filter({ hasText: 'Welcome back!' });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(box?.width).toBeLessThan(300);
    const floor = await page.locator('[data-chat-button]').boundingBox();
    const gap = (floor?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
    expect(gap, 'it is right above the chat button of home').toBeLessThan(24);
    expect(gap).toBeGreaterThanOrEqual(0);
    await expectInLine(toast);
  }).toPass();
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await page.touchscreen.tap(20, 300);
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});

/** The mark, the title and the cross of a toast of one line are on one line. */
async function expectInLine(toast: Locator): Promise<void> {
  const middles = await Promise.all(
    [toast.locator('svg').first(), toast.getByText('Welcome back!'), toast.getByRole('button', { name: 'Dismiss' }).locator('svg')].map(
      async (part) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      },
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1.5);
}

test.describe('with a pointer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('a toast closes on time under a resting pointer, and stays for one that moves onto it', async ({ page }) => {
    const card = page.locator('[data-sonner-toast] .night');
    await page.clock.install();
    await page.goto(`${server.url}/auth?tab=login`);
    await logInByForm(page, demoAccounts.owner);
    await expect(card).toContainText('Welcome back!');
    const middle = await middleOf(card);
    await page.mouse.move(middle.x - 20, middle.y);
    await page.mouse.move(middle.x, middle.y, { steps: 5 });
    await page.clock.fastForward(60_000);
    await expect(card, 'the pointer moved onto it').toBeVisible();
    await page.mouse.move(100, 100, { steps: 5 });
    await page.clock.fastForward(4000);
    await expect(card).toHaveCount(0);

    // Rests where the next toast appears.
    await page.mouse.move(middle.x, middle.y);
    await page.getByRole('button', { name: 'Account' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
    await expect(card).toContainText('Logged out successfully');
    const { y } = await middleOf(card);
    expect(Math.abs(y - middle.y), 'the pointer rests on it').toBeLessThan(20);
    await page.clock.fastForward(4000);
    await expect(card).toHaveCount(0);
  });
});

/** The middle of a toast once it has slid in. */
async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  let before: number | undefined;
  const isStill = async () => {
    const last = before;
    before = (await card.boundingBox())?.y;
    return before !== undefined && before === last;
  };
  await expect.poll(isStill).toBe(true);
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
