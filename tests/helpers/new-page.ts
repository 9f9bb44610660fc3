import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** Playwright's `test`, with pages of other people: each has a context of its own, which is closed when the test ends. */
export const test = base.extend<{ newPage: (options?: BrowserContextOptions) => Promise<Page> }>({
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
