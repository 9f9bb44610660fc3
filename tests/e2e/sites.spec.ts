import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { faultsOn } from '../harness/axe.ts';
import { must } from '../harness/must.ts';
import { showFiles } from '../helpers/show-files.ts';
import { serveBrief } from '../helpers/static-site.ts';
import { loadWorkshop, type WorkshopModules } from '../helpers/workshop-modules.ts';

const briefs = ['plumber-raleigh', 'salon-nashville', 'cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe'];
/** In CSS pixels: small and common phones, a tablet, a common wide screen. */
const widths = [320, 360, 768, 1366];
/** Of pages without a kind of section that the home page and the one with a form don't have. */
const fewWidths = [320, 360, 1366];

let workshop: WorkshopModules;

test.beforeAll(async () => {
  workshop = await loadWorkshop();
});

// Six pages at three or four widths each: minutes when the machine has other work.
test.describe.configure({ timeout: 360_000 });

for (const brief of briefs) {
  test(`${brief}: every page is accessible, fits its width, makes no outside requests, and runs no script`, async ({ page }) => {
    const site = await shown(page, brief);
    try {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url());
      });
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(site.url);
      const paths = await page
        .locator('footer a[href^="/"], nav a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))].sort());
      expect(paths.length).toBeGreaterThanOrEqual(5);
      await page.locator('header details').evaluate((menu) => menu.setAttribute('open', ''));
      expect(await faultsOn(page, { part: 'header' }), 'open menu').toEqual([]);
      await page.locator('header details').evaluate((menu) => menu.removeAttribute('open'));
      expect(paths[0]).toBe('/');
      for (const path of paths) {
        if (path !== '/') await page.goto(site.url + path);
        await openQuestions(page);
        const hasMost = path === '/' || (await page.locator('main form').count()) > 0;
        for (const width of hasMost ? widths : fewWidths) await checkWidth(page, path, width);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
        expect(await smallCalls(page), `${path}: calls to action under 44 px`).toEqual([]);
        for (const width of hasMost ? [390, 1366] : [390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
          expect(await beyondEdge(page), `${path} at ${width} with letters of twice the size`).toEqual([]);
          await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        }
      }
      expect(foreign).toEqual([]);
    } finally {
      await site.close();
    }
  });
}

/** The first site is made with the command that people use, and is written to a folder. The others are made here. */
async function shown(page: Page, brief: string): Promise<{ url: string; close: () => Promise<void> }> {
  if (brief === briefs[0]) return serveBrief(brief);
  const url = 'https://site.example';
  const input = JSON.parse(readFileSync(`sites/briefs/${brief}.json`, 'utf8'));
  const { files, report } = must(await workshop.makeSite(input, { origin: url, readFile: async () => undefined }));
  expect(report.passed).toBe(true);
  await showFiles(page, url, files);
  return { url, close: async () => undefined };
}

/** All together, since their common name would close one another. */
async function openQuestions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

/**
 * Checks that a page fits a width, then runs axe on it: every page at 360 px and the home page at 768 px, which has most kinds of
 * sections.
 */
async function checkWidth(page: Page, path: string, width: number): Promise<void> {
  const where = `${path} at ${width}`;
  await page.setViewportSize({ width, height: 900 });
  expect(await beyondEdge(page), where).toEqual([]);
  if (width !== 360 && (width !== 768 || path !== '/')) return;
  // Makes the window as tall as the page. Otherwise axe reports links that happen to lie under the phone's fixed bar as small targets.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  expect(await faultsOn(page), where).toEqual([]);
}

/** How far the page scrolls sideways, and texts that reach beyond the window's edge. */
async function beyondEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th, label, summary, .btn')].filter((element) => {
      if (element.closest('.vh, .skip, [aria-hidden="true"], details:not([open])')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...(sideways > 0 ? [`scrolls by ${sideways} px`] : []),
      ...cut.map((element) => `cut: ${element.textContent?.trim().slice(0, 40)}`),
    ];
  });
}

/** Buttons and the phone's bar that a thumb would miss. */
async function smallCalls(page: Page): Promise<string[]> {
  return page.locator('.btn, .bar a, form button').evaluateAll((calls) =>
    calls.flatMap((call) => {
      const { width, height } = call.getBoundingClientRect();
      return width > 0 && (height < 44 || width < 44) ? [`${call.textContent?.trim()}: ${width} × ${height}`] : [];
    }),
  );
}
