import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { serveBrief } from '../helpers/static-site.ts';

const briefs = ['plumber-raleigh', 'salon-nashville', 'cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe'];
/** The narrowest and a common wide screen of sites.md's bar. */
const widths = [320, 1366];

for (const brief of briefs) {
  test(`${brief}: every page is accessible, fits its width, asks nobody else for anything, and runs no script`, async ({ page }) => {
    const site = await serveBrief(brief);
    try {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url());
      });
      await page.goto(site.url);
      const paths = await page
        .locator('footer a[href^="/"], nav a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
      expect(paths.length).toBeGreaterThanOrEqual(5);
      for (const path of paths) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(site.url + path);
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
          });
          // The whole page in view: what happens to lie under the phone's bar at one scroll position is no small target.
          await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map((violation) => `${path} at ${width}: ${violation.id} ${violation.nodes[0]?.target.join(' ')}`)).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} at ${width} scrolls sideways`,
          ).toBeLessThanOrEqual(0);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
        }
      }
      expect(foreign).toEqual([]);
    } finally {
      await site.close();
    }
  });
}
