import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe knows is wrong with the page as it is now. */
export async function judge(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}

/** Waits until what floats over public pages has been fetched: the pop-up has asked what it may tell. */
export async function idle(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20).catch(() => undefined);
      return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/activity')));
    })
    .toBe(true);
}

/** Picks five pages on home and goes on to the checkout. */
export async function orderFivePages(page: Page, url: string): Promise<void> {
  await page.goto(url);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL('**/payment-choice');
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
