import { expect } from '@playwright/test';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('on a phone and by keyboard, an owner adds a second location, and the review has it', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const saved = () => expect(page.getByText(/^Saved (?:just now|\d seconds? ago)/)).toBeVisible();
  await newOwner(page, server, 'two-places@brief.test');
  const add = page.getByRole('button', { name: 'Add another location' });
  await expect(add).toBeHidden();
  await page.getByLabel('Business name').fill('Night Shift Pizza');
  await page.getByLabel('What kind of business is it?').fill('pizza shop');
  await page.getByLabel('What do you do?').fill('We make thin New York slices and whole pies in two shops.');
  // A pizza shop has one, and the description speaks of two.
  await expect(page.getByLabel('We have a shop or office')).toBeChecked();
  await expect(page.getByText(/^You mention more than one location/)).toBeVisible();
  await page.getByLabel('Street').fill('418 S Wilmington St');
  await page.getByLabel('City').fill('Raleigh');
  await saved();

  await add.focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('group', { name: 'Other location 1' });
  await expect(other.getByLabel('What people call it')).toBeFocused();
  await page.keyboard.type('Apex shop');
  await page.keyboard.press('Tab');
  await page.keyboard.type('120 N Salem St');
  await other.getByLabel('ZIP code').fill('275');
  await other.getByLabel('Phone').fill('call 919.555.0177');
  await other.getByLabel('Phone').blur();
  await expect(other.getByLabel('Phone')).toHaveValue('919.555.0177');
  await other.getByRole('radio', { name: /These are our hours/ }).check();
  await other.getByLabel('Friday: opens at').fill('18:00');
  await other.getByLabel('Friday: closes at').fill('02:00');
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(other.getByText(/^The city is missing/)).toBeVisible();
  await expect(other.getByText('The ZIP code "275" isn’t five digits. Write one such as 27601.')).toBeVisible();
  await other.getByLabel('City').fill('Apex');
  await other.getByLabel('ZIP code').fill('27502');
  await other.getByLabel('ZIP code').blur();
  await expect(other.getByText(/^The city is missing/)).toHaveCount(0);
  await saved();
  expect(await faultsOn(page)).toEqual([]);

  // 'Next' may lead on once its faults are fixed.
  await page.goto(`${server.url}/onboarding/business`);
  await expect(other.getByLabel('What people call it')).toHaveValue('Apex shop');
  await expect(other.getByLabel('Friday: closes at')).toHaveValue('02:00');
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('120 N Salem St, Apex, 27502. (919) 555-0177')).toBeVisible();
  await expect(page.getByText(/Fri 6 pm–2 am/)).toBeVisible();

  await page.goto(`${server.url}/onboarding/business`);
  await other.getByRole('button', { name: 'Remove other location 1' }).click();
  await expect(other).toHaveCount(0);
  await saved();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('Other locations')).toHaveCount(0);
});
