import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

/** Clicks a control on a desktop that can be clicked on a phone, too. */
async function clickAnywhere(page: Page, control: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await control.click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 844 });
  await control.click();
}

test('an owner says it in their own words, and says yes to each part, on a phone and a desktop', async ({ warmPage: page }) => {
  const clicks = (name: string | RegExp) => clickAnywhere(page, page.getByRole('button', { name, exact: true }));
  const saved = page.getByText(/^Saved as version \d+\.$/);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  // The question goes through a reload on its way.
  await page
    .getByRole('textbox', { name: 'What should change?' })
    .fill('open saturday 9 to 1, add moving pianos $300. write something nice about my dad');
  await page.reload();
  await clicks('See what we can do now');
  await page.waitForURL('**/portal/request');

  const person = page.getByRole('region', { name: /^We’ll make these changes for you/ });
  await expect(person.getByRole('textbox')).toHaveValue(/something nice about my dad/);
  // Its place can be changed in the page itself.
  const section = page.frameLocator('iframe[title^="Your page"]').locator('[data-section]');
  const said = person.getByText(/^It’s about Home, /);
  await section.nth(2).evaluate((element) => (element as HTMLElement).click());
  await expect(said).toBeVisible();
  const onDesktop = (await said.textContent()) ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await section.nth(3).evaluate((element) => (element as HTMLElement).click());
  await expect(said).not.toHaveText(onDesktop);
  await clicks(/^Change Saturday hours to/);
  await expect(saved).toHaveCount(1);
  await clicks('Add service: Moving pianos, $300');
  await expect(saved).toHaveCount(2);
  // Only the latest can be undone.
  await clicks('Undo');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(saved).toHaveCount(1);

  await clickAnywhere(page, person.getByRole('button', { name: 'Send request' }));
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

test('the editor’s last line leads to a request and back to the same page, on a phone and a desktop', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/editor?page=/services`);
  await clickAnywhere(page, page.getByRole('link', { name: 'What should change?' }));
  await page
    .getByRole('textbox', { name: 'What should change?' })
    .fill('my back gave out, so we take Zelle. make the photo smaller and put my sister Ana also. the kids are grown');
  await clickAnywhere(page, page.getByRole('button', { name: 'See what we can do now' }));
  const person = page.getByRole('region', { name: /^We’ll make these changes for you/ });
  await expect(person.getByRole('textbox')).toHaveCount(2);
  const remark = page.getByRole('region', { name: 'We didn’t read a change in this' });
  await clickAnywhere(page, remark.getByRole('button', { name: 'Send this, too' }).first());
  await expect(remark.getByRole('textbox')).toHaveValue('my back gave out');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Nothing sticks out of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await clickAnywhere(page, page.getByRole('link', { name: 'Back to the editor' }));
  await expect(page).toHaveURL(/\/portal\/editor\?page=%2Fservices$/);
});
