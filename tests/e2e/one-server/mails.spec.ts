import { expect, type Page } from '@playwright/test';
import { ownBrand } from '../../../content/brand.ts';
import { flatColors } from '../../../content/brand-colors.ts';
import { faultsOn } from '../../harness/axe.ts';
import { sampleMails } from '../../helpers/sample-mails.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

/** A narrow phone's and a mail program's sheet. */
const widths = [390, 640];

const own = flatColors(ownBrand.color);
const { nightInk: ink, nightQuiet: quiet, ink: sheet, deep: ground, nightSun: button, onNightSun: onButton } = own;
/** Every pair of text and ground by night, as '#f8f5ef on #0b172c'. */
const nightPairs = [
  `${ink} on ${sheet}`,
  `${quiet} on ${sheet}`,
  `${ink} on ${ground}`,
  `${quiet} on ${ground}`,
  `${onButton} on ${button}`,
];

test('every email is readable on a phone and in an email program, in the light and dark theme', async ({ warmPage: page }) => {
  for (const { name, address } of await sampleMails(page, server.url)) {
    // Where it is shown nothing runs in it, axe neither.
    await page.setContent(await (await page.request.get(address)).text());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(over, `${name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    // A mail has no landmarks: programs put it into their own page.
    expect.soft(await faultsOn(page, { without: ['region', 'landmark-one-main'] }), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // That these colors read is proved where they are (emails/mails.test.ts), so it is enough that a mail has no others.
    expect
      .soft(
        (await textColors(page)).filter((pair) => !nightPairs.includes(pair)),
        `${name} by night`,
      )
      .toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('the list shows an email as HTML and as text, in the light and dark theme', async ({ warmPage: page }) => {
  await page.goto(`${server.url}/dev/mails`);
  await page.getByRole('link', { name: /order-paid: brief is in/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Paid: order S-1001');
  await expect(page.getByText('we’re building your draft', { exact: false }).first()).toBeVisible();
  const sheet = page.frameLocator('iframe').locator('.sheet').first();
  await expect(sheet).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await page.getByRole('link', { name: 'Show in dark mode' }).click();
  await expect(sheet).toHaveCSS('background-color', 'rgb(11, 23, 44)');
  expect(await faultsOn(page)).toEqual([]);
  expect((await page.request.get(`${server.url}/dev/mails/none`)).status()).toBe(404);
});

/** The colors of a page's texts, each with that of the nearest ground behind it. */
function textColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hex = (color: string) =>
      `#${[...color.matchAll(/\d+/g)]
        .slice(0, 3)
        .map(([part]) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return color === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : hex(color);
    };
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return [...new Set(texts.map((element) => `${hex(getComputedStyle(element).color)} on ${groundOf(element)}`))];
  });
}
