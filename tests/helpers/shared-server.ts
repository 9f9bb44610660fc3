import type { BrowserContext, Page } from '@playwright/test';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { test as base } from './new-page.ts';
import { onDatabase } from './server-database.ts';
import { keepStored, type Stored } from './stored.ts';

/**
 * The tests of tests/e2e/one-server: all that one of Playwright's workers runs share a server, which they leave as they found
 * it. A file that changes the demo or the settings has everything put back. What needs another environment, or changes what
 * the payment provider has of the demo, has a server of its own, in the folder above.
 */
export const test = base.extend<
  { onServer: undefined; warmPage: Page },
  { server: TestServer; stored: Stored; warmContext: BrowserContext }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  warmContext: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, locale, serviceWorkers } = project.use;
      const context = await browser.newContext({ ...contextOptions, locale, serviceWorkers });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  /**
   * A page of the browser context that a worker's tests share, without cookies and storage. Our files are in its cache, and compiled,
   * so a screen takes half the work. Whatever sets the clock, is offline or needs a second page takes `page`.
   */
  warmPage: async ({ warmContext, server }, use) => {
    const page = await warmContext.newPage();
    await warmContext.clearCookies();
    const session = await warmContext.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'local_storage,indexeddb' });
    await use(page);
    await page.close();
  },
  stored: [async ({ server }, use) => use(await keepStored(server)), { scope: 'worker', auto: true }],
  onServer: [
    async ({ server, stored }, use) => {
      stored.isUsed = true;
      // All tests come from one address, and together they ask for more than one visitor may.
      await onDatabase(server, 'delete from rate_limits');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The shared server for a whole file, for its helpers too. It's there from the first test on. */
export function sharedServer(): TestServer {
  const shared = {} as TestServer;
  test.beforeAll(({ server }) => void Object.assign(shared, server));
  return shared;
}

/** The same for a file that changes the demo or the settings: it finds the demo as it was made, and everything is put back after it. */
export function restoredServer(): TestServer {
  test.beforeAll(async ({ stored }) => {
    if (stored.isUsed) await stored.putBack();
  });
  test.afterAll(({ stored }) => stored.putBack());
  return sharedServer();
}
