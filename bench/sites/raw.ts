import type { Page } from '@playwright/test';
import { brokenWords } from '../../tests/harness/broken-words.ts';
import { rawBriefs, rawSite } from '../words/raw.ts';
import { type Fault, firstView, openPage, show } from './browser.ts';

/** A small and a usual phone, a tablet and a laptop. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 700 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];
/** Screens whose first view must have a way to act. */
const withButton = new Set([390, 1366]);

/** What is wrong with the sites of raw briefs on these screens: words that break, pages that scroll sideways, first views without a button. */
export async function rawFaults(page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const name of rawBriefs.keys()) {
    const site = await rawSite(name);
    await show(page, site.files);
    for (const { path } of site.document.pages) {
      const add = (kind: string, text: string) => faults.push({ kind, text: `${name} ${path}: ${text}` });
      // Loads each page once and resizes it, so resizing is checked too.
      for (const [index, screen] of (path === '/' ? screens : screens.slice(0, 1)).entries()) {
        await page.setViewportSize(screen);
        if (index === 0) await openPage(page, path);
        const size = `at ${screen.width}x${screen.height}`;
        for (const found of await page.evaluate(brokenWords, '*')) add('broken-word', `${found} ${size}`);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) add('sideways', `${beyond} px ${size}`);
        if (path === '/' && withButton.has(screen.width) && !(await page.evaluate(firstView)).acts) add('no way to act', size);
      }
    }
  }
  return faults;
}
