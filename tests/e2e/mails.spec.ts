import { expect, test } from '@playwright/test';
import { violationsOn } from '../helpers/axe.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

/** A narrow phone's and a mail program's sheet. */
const widths = [390, 640];

test('every mail is readable on a phone and in a program, by day and by night', async ({ page }) => {
  await page.goto(`${server.url}/dev/mails`);
  const mails = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.toString()));
  expect(mails.length).toBeGreaterThan(25);
  for (const mail of mails) {
    const search = new URLSearchParams(mail);
    const address = `${server.url}/dev/mails/${search.get('mail')}?${new URLSearchParams({ sample: search.get('sample') ?? '' })}`;
    // Where it is shown nothing runs in it, axe neither.
    await page.setContent(await (await page.request.get(address)).text());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(over, `${mail} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      // A mail has no landmarks: programs put it into their own page. What night changes is colors alone.
      const judged = colorScheme === 'light' ? { without: ['region', 'landmark-one-main'] } : { only: ['color-contrast'] };
      const violations = await violationsOn(page, judged);
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
      );
      expect.soft(faults, `${mail}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('the list shows a mail as sheet and as text, by day and by night', async ({ page }) => {
  await page.goto(`${server.url}/dev/mails`);
  await page.getByRole('link', { name: /order-paid: brief is in/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Paid: order S-1001');
  await expect(page.getByText('Watch us build your site', { exact: false }).first()).toBeVisible();
  const sheet = page.frameLocator('iframe').locator('.sheet').first();
  await expect(sheet).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await page.getByRole('link', { name: 'Show it dark' }).click();
  await expect(sheet).toHaveCSS('background-color', 'rgb(11, 23, 44)');
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual([]);
  expect((await page.request.get(`${server.url}/dev/mails/none`)).status()).toBe(404);
});
