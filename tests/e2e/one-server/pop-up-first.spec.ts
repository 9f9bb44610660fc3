import { expect, type Page } from '@playwright/test';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { indexedPages } from '../seed/lists.ts';

/**
 * Visitors read for a while before they act, so the activity pop-up has often been on the screen before React starts. What they
 * do first has to count all the same.
 */
const server = sharedServer();
const widths = [390, 1440];

/** One page of each screen: cities, services and articles share theirs. */
const paths = [...Map.groupBy(indexedPages, (path) => path.replace(/^(\/(?:locations|services|blog))\/.*/, '$1/')).values()].flatMap(
  ([path]) => path ?? [],
);

test('after the pop-up has shown, the first things done on a page of each screen are kept', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.install();
  for (const path of paths) {
    await page.goto(server.url + path);
    await popUpShows(page);

    // React starts once, from the same HTML at every width. What a width changes is which fields there are to fill in.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await fillEverything(page);
    }
    const kept = await contents(page);
    await page.getByRole('button', { name: 'Open chat' }).click();
    const chat = page.getByRole('dialog', { name: /^Ask / });
    await chat.getByRole('textbox').fill('What does it cost?');
    await page.locator('html[data-hydrated]').waitFor();
    await expect(chat.getByRole('textbox'), path).toHaveValue('What does it cost?');
    expect.soft(await contents(page), path).toEqual(kept);
    expect.soft(errors.splice(0), path).toEqual([]);
    // The pop-up shows twice a session, and the next page opens as the first of one.
    await page.evaluate(() => sessionStorage.clear());
  }
});

async function popUpShows(page: Page): Promise<void> {
  const popUp = page.getByRole('complementary', { name: 'Recent activity' });
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1000);
        return popUp.isVisible();
      },
      // Its time passes only here, so there's nothing to wait for in between.
      { intervals: [0] },
    )
    .toBe(true);
}

/** Types into each field of the page that shows, and checks the first boxes. */
async function fillEverything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const field of await main.locator('input:is([type="text"], [type="search"], [type="email"], [type="tel"]), textarea').all())
    if (await field.isVisible()) await field.fill('hello@there.test');
  for (const box of (await main.getByRole('checkbox').all()).slice(0, 3)) {
    // Not under the pop-up, which is at the bottom.
    await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await box.check({ force: true });
  }
}

function contents(page: Page): Promise<string[]> {
  return page
    .locator('main :is(input, textarea)')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map((field) => (field.type === 'checkbox' ? String(field.checked) : field.value)),
    );
}
