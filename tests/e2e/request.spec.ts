import { expect } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { ownServer } from '../helpers/own-server.ts';

const server = ownServer();

for (const [width, service] of [
  [1440, 'Moving pianos'],
  [390, 'Toilet repair'],
] as const)
  test(`an owner says it in their own words, and says yes to each part, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    await logIn(page, server, demoAccounts.owner);
    await page.goto(`${server.url}/portal`);
    await page.getByRole('link', { name: 'See what we can do now' }).click();
    await page.waitForURL('**/portal/request');
    await page
      .getByRole('textbox', { name: 'What should change?' })
      .fill(`open saturday 9 to ${width === 390 ? 2 : 1}, add ${service.toLowerCase()} $300. write something nice about my dad`);
    await page.reload();
    await page.getByRole('button', { name: 'See what we can do now' }).click();

    const person = page.getByRole('region', { name: /^A person can do this/ });
    await expect(person.getByRole('textbox')).toHaveValue(/something nice about my dad/);
    const hours = page.getByRole('button', { name: /^Change Saturday hours to/ });
    await hours.click();
    await expect(page.getByText(/^Done in version \d+\.$/)).toHaveCount(1);
    await page.getByRole('button', { name: `Add service: ${service}, $300` }).click();
    await expect(page.getByText(/^Done in version \d+\.$/)).toHaveCount(2);
    // Only the latest can be undone.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(page.getByText(/^Done in version \d+\.$/)).toHaveCount(1);

    await person.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request sent.')).toBeVisible();
    await page.goto(`${server.url}/portal`);
    await expect(page.getByText(/something nice about my dad/).first()).toBeVisible();
  });
