import { expect, type Page } from '@playwright/test';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

const name = 'Ida’s Bakehouse';
const looks = (page: Page) => page.getByRole('group', { name: 'Which look do you like?' });
const others = (page: Page) => looks(page).getByRole('radio', { name: /^(?!Choose for me).+, / });
const draft = (page: Page) => page.frameLocator('iframe[title="Your home page so far"]:not([inert])');

/** The names of the six, as they're written below their pictures. */
const namesOf = (page: Page) =>
  others(page).evaluateAll((all) =>
    all.map((radio) => radio.closest('label')?.querySelector(':scope > span:last-child > span')?.textContent ?? ''),
  );

async function openLooks(page: Page, email: string): Promise<void> {
  await newOwner(page, server, email);
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('What kind of business is it?').fill('bakery');
  await page.getByLabel('What do you do?').fill('We bake bread and rolls before the town wakes up, six days a week.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/look`);
  await expect(others(page)).toHaveCount(6);
}

/** The theme of a small page. Frames of tiles can't be focused, and only one of two is visible. */
function themeOfTile(page: Page, label: string): Promise<string | null> {
  const tile = looks(page).locator('label').filter({ hasText: label });
  return tile.frameLocator('iframe:not([aria-hidden])').locator('body').getAttribute('class');
}

test('an owner picks a look by its picture, with the keyboard, too, and finds it in the draft and after a reload', async ({
  warmPage: page,
}) => {
  await openLooks(page, 'looks@brief.test');
  await expect(looks(page).getByRole('radio', { name: /^Choose for me/ })).toBeChecked();
  const ours = await draft(page).locator('body').getAttribute('class');
  const named = await namesOf(page);
  expect(new Set(named).size).toBe(6);
  const [first = '', second = ''] = named;
  const tile = looks(page).locator('label').filter({ hasText: first });
  await expect(tile.frameLocator('iframe:not([aria-hidden])').getByText(name).first()).toBeAttached();
  expect(await faultsOn(page)).toEqual([]);

  // The small page is in the way of no click.
  await tile.click();
  await expect(others(page).nth(0)).toBeChecked();
  const theme = await themeOfTile(page, first);
  expect(theme).not.toBe(ours);
  await expect(draft(page).locator(`body.${theme}`)).toBeAttached();

  await page.keyboard.press('ArrowDown');
  await expect(others(page).nth(1)).toBeChecked();
  await expect(others(page).nth(1)).toBeFocused();
  const other = await themeOfTile(page, second);
  await expect(draft(page).locator(`body.${other}`)).toBeAttached();

  // Another background repaints the same six.
  const painted = tile.locator('iframe:not([aria-hidden])');
  const before = await painted.getAttribute('src');
  await page.getByRole('group', { name: 'Which background do you like?' }).getByRole('radio', { name: /^Dark/ }).check();
  await expect.poll(() => painted.getAttribute('src')).not.toBe(before);
  await expect(others(page).nth(1)).toBeChecked();
  expect(await namesOf(page)).toEqual(named);

  await page.reload();
  await expect(others(page).nth(1)).toBeChecked();
  await expect(draft(page).locator(`body.${other}`)).toBeAttached();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText(second, { exact: true })).toBeVisible();

  await page.goto(`${server.url}/onboarding/look`);
  await looks(page)
    .getByRole('radio', { name: /^Choose for me/ })
    .check();
  await expect(draft(page).locator(`body.${ours}`)).toBeAttached();
  await page.reload();
  await expect(others(page)).toHaveCount(6);
  await expect(looks(page).getByRole('radio', { name: /^Choose for me/ })).toBeChecked();
});

test('on a phone, looks that can’t be loaded say so, come by themselves with the connection, and fit the screen', async ({
  warmPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLooks(page, 'looks-phone@brief.test');
  await page.route('**/ask/brief-looks?*', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${server.url}/onboarding/look`);
  const problem = looks(page).getByRole('alert');
  await expect(problem).toHaveText(/^We couldn’t load the looks\./);
  // The rest of the step works.
  await page.getByRole('radio', { name: /We have colors/ }).check();
  await page.unroute('**/ask/brief-looks?*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(others(page)).toHaveCount(6);
  await expect(problem).toHaveCount(0);

  await page.route('**/ask/brief-looks?*', (route) => route.abort());
  await page.getByRole('radio', { name: /^Light/ }).check();
  await expect(problem).toHaveText(/^We couldn’t update the looks\./);
  await expect(others(page)).toHaveCount(6);
  await page.unroute('**/ask/brief-looks?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(problem).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faultsOn(page)).toEqual([]);
});
