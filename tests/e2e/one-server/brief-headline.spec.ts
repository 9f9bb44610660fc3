import { expect } from '@playwright/test';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('the owner chooses a headline, sees it in the drawn page, and keeps their tagline', async ({ warmPage: page }) => {
  await newOwner(page, server, 'first-line@brief.test');
  await page.getByLabel('Business name').fill('Birch Tree Care');
  await page.getByLabel('What kind of business is it?').fill('tree service');
  await page
    .getByLabel('What do you do?')
    .fill('We show up when we say we will. We take cash and cards. My grandfather started with one saw.');
  await page.getByLabel('What do you do?').blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/review`);
  const lines = page.getByRole('group', { name: 'Which headline do you want?' });
  await expect(lines.getByRole('radio')).toHaveCount(3);
  await expect(lines).not.toContainText('cash');
  const [first = '', second = ''] = await lines.locator('label').allTextContents();
  const opening = page.frameLocator('iframe[title="Your home page so far"]:not([inert])').locator('h1');
  await expect(opening).toHaveText(first.replace('Our pick', ''));
  await lines.getByRole('radio', { name: second }).check({ force: true });
  await expect(opening).toHaveText(second);
  expect(await faultsOn(page)).toEqual([]);
  await page.reload();
  await expect(lines.getByRole('radio', { name: second })).toBeChecked();
  await lines.getByRole('radio', { name: 'Simple headline' }).check({ force: true });
  await expect(opening).toHaveText('Birch Tree Care');
  await page.reload();
  await expect(lines.getByRole('radio', { name: 'Simple headline' })).toBeChecked();
  await lines.getByRole('link', { name: 'write another line' }).click();
  await page.getByLabel('Tagline').fill('Trees, kindly');
  await page.getByLabel('Tagline').blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(lines.getByRole('radio', { name: 'Trees, kindly' })).toBeChecked();
  await lines.getByRole('radio', { name: second }).check({ force: true });
  await expect(opening).toHaveText(second);
  await lines.getByRole('radio', { name: 'Trees, kindly' }).check({ force: true });
  await expect(opening).toHaveText('Trees, kindly');
});
