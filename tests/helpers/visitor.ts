import { expect, type Page } from '@playwright/test';
import type { PageKey } from '../../content/site-pages.ts';
import { faultsOn, type Scope } from '../harness/axe.ts';

/** Nothing that axe knows is wrong with the page as it is now, or with what the scope leaves of it. Needs a clock that runs. */
export async function judge(page: Page, scope: Scope = {}): Promise<void> {
  expect(await faultsOn(page, scope)).toEqual([]);
}

/** Starts React with the chat's button and waits until it runs. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-chat-button]')?.dispatchEvent(new Event('focusin', { bubbles: true })));
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Whether a request is for a file of React or its screens, which public pages load late. */
export function isFramework(url: URL): boolean {
  return /^\/assets\/(?!enhance-).+\.js$/.test(url.pathname);
}

/** React's files that the page requested since the last call. */
export function frameworkRequests(page: Page): () => string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isFramework(new URL(request.url()))) urls.push(request.url());
  });
  return () => urls.splice(0);
}

/** Holds the requests that fit until the returned function is called. */
export async function holdRequests(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Holds React's files until the returned function is called. */
export function holdFramework(page: Page): Promise<() => void> {
  return holdRequests(page, isFramework);
}

/** Waits for the chat button and other floating elements of public pages. */
export async function whenFloating(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
}

const fivePages: PageKey[] = ['home', 'about', 'services', 'contact', 'faq'];

/** Orders five pages, by the request that the picker on home sends, and opens the checkout. */
export async function orderFivePages(page: Page, url: string, pages = fivePages): Promise<void> {
  const data = new URLSearchParams(pages.map((key) => ['pages', key])).toString();
  const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await page.request.post(`${url}/?index`, { data, headers, maxRedirects: 0, maxRetries: 1 });
  expect(answer.headers().location).toBe('/payment-choice');
  await page.goto(`${url}/payment-choice`);
}

export interface Counted {
  name: string;
  path: string;
  props: object;
}

/** What the page reports by beacon, as it reports it. */
export async function countedEvents(page: Page): Promise<() => Counted[]> {
  const events: Counted[] = [];
  await page.route('**/api/analytics', async (route) => {
    events.push(route.request().postDataJSON() as Counted);
    await route.continue();
  });
  return () => events;
}
