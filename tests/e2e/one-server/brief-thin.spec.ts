import { expect } from '@playwright/test';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('on a phone, the review asks what fills a thin page, and nothing disappears while it’s answered', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newOwner(page, server, 'thin-page@brief.test');
  await page.getByLabel('Business name').fill('Ada Pipe');
  await page.getByLabel('What kind of business is it?').fill('plumber');
  await page.getByLabel('What do you do?').fill('We fix pipes.');
  await page.getByLabel('What do you do?').blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/services`);
  const names = page.getByLabel('Service', { exact: true });
  for (const [index, name] of ['Drain cleaning', 'Water heaters', 'Leak repair'].entries()) await names.nth(index).fill(name);
  await names.last().blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.goto(`${server.url}/onboarding/review`);
  const short = page.getByRole('region', { name: 'Pages that would be short' });
  const row = (name: string) => short.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(row('Services')).toContainText(/Your services page would have \d\d words\. Three answers would fill it:/);
  await expect(row('Services').getByRole('button', { name: /^Swap Services for/ })).not.toHaveCount(0);
  expect(await faultsOn(page)).toEqual([]);

  const describes = (name: string) => row('Services').getByLabel(`What’s included in “${name}”, how long does it take, and who is it for?`);
  await row('Services').getByRole('button', { name: 'Answer here for Services' }).click();
  await expect(describes('Drain cleaning')).toBeFocused();
  const included =
    'We come with a camera and a cable, clear the line in about two hours, and show you what was in it. It’s for houses of every age.';
  for (const name of ['Drain cleaning', 'Water heaters', 'Leak repair']) await describes(name).fill(`${name}. ${included}`);
  // The field keeps its place and the focus when the page is filled.
  await expect(row('Services')).toContainText(/Your services page would have \d+ words now\. That fills it\./);
  await expect(describes('Leak repair')).toBeFocused();
  await expect(row('Services').getByRole('button', { name: /^Swap/ })).toHaveCount(0);

  const begin = row('About').getByRole('group', { name: 'How did the business begin?' }).getByRole('textbox');
  await begin.fill('My father bought a van in 1988.');
  await begin.blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(begin).toHaveValue('My father bought a van in 1988.');
  expect(await faultsOn(page)).toEqual([]);

  // The answers are where the owner finds them later.
  await page.goto(`${server.url}/onboarding/services`);
  await expect(page.getByLabel('What Drain cleaning includes')).toHaveValue(`Drain cleaning. ${included}`);
  await expect(page.getByRole('group', { name: 'How did the business begin?' }).getByRole('textbox')).toHaveValue(
    'My father bought a van in 1988.',
  );
  await expect(page.getByRole('group', { name: 'What are you proud of?' })).toHaveCount(0);
  await page.goto(`${server.url}/onboarding/review`);
  await expect(row('About')).toBeVisible();
  await expect(row('Services')).toHaveCount(0);
});
