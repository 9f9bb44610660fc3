import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

const draftIn = (page: Page) => page.frameLocator('iframe[title^="Draft"]:not([inert])');

test('an operator changes a variant and the corners, locks the look and a section, and sends it; the owner can read what’s locked', async ({
  newPage,
}) => {
  const admin = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(admin, server, demoAccounts.admin);
  await admin.goto(`${server.url}/admin/projects`);
  await admin
    .getByRole('row', { name: /Hollis & Daughter/ })
    .getByRole('link', { name: 'Open' })
    .click();
  await admin.getByRole('link', { name: 'Open the editor' }).click();
  const statement = draftIn(admin).locator('section, aside').filter({ hasText: 'We text a photo of who is coming' }).first();
  await expect(statement.locator('[data-sunup-text]').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Structure' }).click();
  await admin.getByLabel('Corners').selectOption('Round');
  await expect(admin.getByText('Saved as version 2, not sent to the customer yet')).toBeVisible();
  const services = admin.getByLabel('Services', { exact: true });
  await services.selectOption({ index: 2 });
  await expect(admin.getByText('Saved as version 3, not sent to the customer yet')).toBeVisible();
  await admin.getByRole('banner').getByRole('button', { name: 'Undo: Services' }).click();
  await expect(admin.getByText('Saved as version 4, not sent to the customer yet')).toBeVisible();
  await expect(services).toHaveValue('');
  await admin.getByRole('button', { name: 'Lock: Look and order' }).click();
  await expect(admin.getByRole('button', { name: 'Unlock: Look and order' })).toBeEnabled();
  await admin.getByRole('button', { name: /^Lock: Statement/ }).click();
  await expect(admin.getByRole('button', { name: /^Unlock: Statement/ })).toBeEnabled();
  // Operators still change what they locked. What a text claims is for the owner to confirm.
  const text = statement.locator('[data-sunup-text]').first();
  await text.dispatchEvent('click');
  await admin.keyboard.type(' We’re bonded and insured.');
  await expect(draftIn(admin).getByText('We’ll ask the owner before it goes live.')).toBeVisible();
  await expect(draftIn(admin).getByRole('button', { name: 'Add to brief' })).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(text).toBeVisible();

  const owner = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(owner, server, demoAccounts.owner);
  await owner.goto(`${server.url}/portal/editor?panel=look`);
  await expect(owner.getByText('Saved as version 1, not sent live yet')).toBeVisible();

  await admin.getByRole('button', { name: 'Review and send' }).click();
  await admin.getByRole('row', { name: /^4 / }).getByRole('button', { name: 'Send' }).click();
  await expect(admin.getByText('Sent to the customer.')).toBeVisible();

  await owner.reload();
  await expect(owner.getByText('Saved as version 4, not sent live yet')).toBeVisible();
  await expect(owner.getByText(/^The look of your site.* is locked\./)).toBeVisible();
  await expect(owner.getByRole('button', { name: /^(?:Try|Move) / })).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Structure' })).toHaveCount(0);
  const theirs = draftIn(owner).locator('section, aside').filter({ hasText: 'We text a photo of who is coming' }).first();
  await expect(draftIn(owner).locator('h1[data-sunup-text]')).toBeVisible();
  await expect(theirs.locator('[data-sunup-text]')).toHaveCount(0);
});

test('an owner uses their own colors in place of a palette of ours', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/editor?panel=look`);
  await page.getByRole('button', { name: 'As the look was drawn' }).click();
  await expect(page.getByRole('button', { name: /In use/ })).toContainText('As the look was drawn');
  await page.getByRole('button', { name: /^(?:Use your own|Change your) colors$/ }).click();
  await page.getByRole('radio', { name: /^We have colors/ }).check();
  await page.getByLabel('Main color', { exact: true }).fill('not a color');
  await page.getByRole('button', { name: 'Save colors' }).click();
  await expect(page.getByText(/we don’t know the color/i).first()).toBeVisible();
  await page.getByLabel('Main color', { exact: true }).fill('#7b2d8b');
  await page.getByRole('button', { name: 'Save colors' }).click();
  await expect(page.getByRole('button', { name: 'Change your colors' })).toBeVisible();
  await expect(page.getByRole('button', { name: /In use/ })).toContainText('Your colors');
});
