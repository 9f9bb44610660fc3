import { expect } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

for (const [width, service] of [
  [1440, 'Moving pianos'],
  [390, 'Toilet repair'],
] as const)
  test(`an owner says it in their own words, and says yes to each part, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    await logIn(page, server, demoAccounts.owner);
    await page.goto(`${server.url}/portal`);
    // The question goes through a reload on its way.
    await page
      .getByRole('textbox', { name: 'What should change?' })
      .fill(`open saturday 9 to ${width === 390 ? 2 : 1}, add ${service.toLowerCase()} $300. write something nice about my dad`);
    await page.reload();
    await page.getByRole('button', { name: 'See what we can do now' }).click();
    await page.waitForURL('**/portal/request');

    const person = page.getByRole('region', { name: /^We’ll make these changes for you/ });
    await expect(person.getByRole('textbox')).toHaveValue(/something nice about my dad/);
    // Its place can be changed in the page itself.
    await page
      .frameLocator('iframe[title^="Your page"]')
      .locator('[data-section]')
      .nth(2)
      .evaluate((section) => (section as HTMLElement).click());
    await expect(person.getByText(/^It’s about Home, /)).toBeVisible();
    const hours = page.getByRole('button', { name: /^Change Saturday hours to/ });
    await hours.click();
    await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);
    await page.getByRole('button', { name: `Add service: ${service}, $300` }).click();
    await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(2);
    // Only the latest can be undone.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);

    await person.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request sent.')).toBeVisible();
    await page.goto(`${server.url}/portal`);
    await expect(page.getByText(/something nice about my dad/).first()).toBeVisible();
  });

test('a question becomes a message, and text without a change goes to a person as it is', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/request`);
  const box = page.getByRole('textbox', { name: 'What should change?' });
  await box.fill('do you also make business cards?');
  await page.getByRole('button', { name: 'See what we can do now' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent.')).toBeVisible();
  await page
    .getByRole('region', { name: /^We’ll answer this/ })
    .getByRole('link', { name: 'Messages' })
    .click();
  await expect(page.getByText('do you also make business cards?').first()).toBeVisible();

  await page.goto(`${server.url}/portal/request`);
  await box.fill('thanks!');
  await page.getByRole('button', { name: 'See what we can do now' }).click();
  await expect(page.getByText('We didn’t find a change in this.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Send it to us as it is/ }).getByRole('textbox')).toHaveValue('thanks!');
});

for (const width of [1440, 390])
  test(`the editor’s last line leads to a request and back to the same page, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    await logIn(page, server, demoAccounts.owner);
    await page.goto(`${server.url}/portal/editor?page=/services`);
    await page.getByRole('link', { name: 'What should change?' }).click();
    await page
      .getByRole('textbox', { name: 'What should change?' })
      .fill('my back gave out, so we take Zelle. make the photo smaller and put my sister Ana also. the kids are grown');
    await page.getByRole('button', { name: 'See what we can do now' }).click();
    const person = page.getByRole('region', { name: /^We’ll make these changes for you/ });
    await expect(person.getByRole('textbox')).toHaveCount(2);
    const remark = page.getByRole('region', { name: 'We didn’t read a change in this' });
    await remark.getByRole('button', { name: 'Send this, too' }).first().click();
    await expect(remark.getByRole('textbox')).toHaveValue('my back gave out');
    // Nothing sticks out of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await expect(page).toHaveURL(/\/portal\/editor\?page=%2Fservices$/);
  });
