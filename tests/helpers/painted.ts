import type { Page } from '@playwright/test';

/** Waits until the browser has drawn the page as it is now: after a change of its size, what listens to it has drawn anew, too. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
