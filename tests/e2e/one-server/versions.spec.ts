import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { chooseTopSection } from '../../helpers/draft-frame.ts';
import { logIn } from '../../helpers/log-in.ts';
import { changePhone, phoneNow } from '../../helpers/phone-change.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

test('an owner restores a version after a confirmation, and changes start from it', async ({ page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  const first = await phoneNow(page);
  await changePhone(page, '(615) 555-0199', 2);
  await approve(page, 2);
  await changePhone(page, '(615) 555-0155', 3);
  await approve(page, 3);

  await page.getByRole('button', { name: 'Go back to version 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish version 2?' });
  await expect(dialog).toContainText('Version 3 is live at');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Live (version 3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back to version 2' }).click();
  await dialog.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(page.getByRole('heading', { name: 'Live (version 2)' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await phoneNow(page)).toBe('(615) 555-0199');
  expect(first).not.toBe('(615) 555-0199');

  await page.goto(`${server.url}/portal/history`);
  await expect(page.getByText('Version 2 restored and live again')).toHaveCount(1);
  await expect(page.getByText('Version 3 approved and live')).toHaveCount(1);
  await expect(page.getByText(/shown to the customer|Approved by the owner/)).toHaveCount(0);
});

test('staff save in parts, remove and restore a section, and send a version that failed the quality check only after confirming', async ({
  page,
  newPage,
}) => {
  const staff = await newPage();
  await logIn(staff, server, demoAccounts.admin);
  await openProject(staff, /owner@sunup/);
  await staff.getByRole('link', { name: 'Edit a section' }).click();
  await staff.getByRole('link', { name: /^Statement/ }).click();
  await expect(staff.getByRole('heading', { name: /^Statement/ })).toBeVisible();
  await staff.getByRole('button', { name: 'Remove this section' }).click();
  await expect(staff.getByText('Saved as version 2.')).toBeVisible();
  await staff.getByRole('link', { name: 'Edit a section' }).click();
  await expect(staff.getByRole('link', { name: /^Statement/ })).toHaveCount(0);
  await staff.getByRole('button', { name: 'Restore' }).click();
  await expect(staff.getByText('Version 3 is saved but not sent.')).toBeVisible();

  await staff.getByRole('link', { name: 'Edit a section' }).click();
  await staff.getByRole('link', { name: /^Statement/ }).click();
  await staff.getByLabel('Text', { exact: true }).fill('Lorem ipsum dolor sit amet');
  await staff.getByRole('checkbox', { name: 'Send it to the customer now' }).check();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved as version 4, not sent because it failed the quality check.')).toBeVisible();
  const row = staff.getByRole('row', { name: /^4 / });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('Not sent yet');
  await row.getByRole('button', { name: 'Send' }).click();
  await staff
    .getByRole('dialog', { name: 'Version 4 failed its quality check. Send it anyway?' })
    .getByRole('button', { name: 'Send anyway' })
    .click();
  await expect(staff.getByText('Sent to the customer.')).toBeVisible();

  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new version' }).click();
  await expect(page.getByText('Saved as version 5.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve version 5' })).toBeVisible();
});

test('a draft in its own tab sends no messages; in the portal a chosen section is framed on top of its pictures', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  const frame = page.frameLocator('iframe[title*="on a desktop"]');
  await chooseTopSection(frame);
  const mark = frame.locator('.sunup-frame.shown');
  await expect(mark).toHaveCount(1);
  const [framed, section] = [await mark.boundingBox(), await frame.locator('[data-section="hero"]').boundingBox()];
  expect(Math.abs((framed?.width ?? 0) - (section?.width ?? -9))).toBeLessThan(2);
  expect(Math.abs((framed?.height ?? 0) - (section?.height ?? -9))).toBeLessThan(2);
  const address =
    (await page
      .getByRole('link', { name: /^Open\b/ })
      .first()
      .getAttribute('href')) ?? '';
  expect(address).toContain('//p-');
  await page.goto(address);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator('[data-section]').nth(1).dispatchEvent('pointerover');
  await expect(page.locator('.sunup-frame')).toHaveCount(0);
  expect(errors).toEqual([]);
});

async function openProject(staff: Page, row: RegExp): Promise<void> {
  await staff.goto(`${server.url}/admin/projects`);
  await staff.getByRole('row', { name: row }).getByRole('link', { name: 'Open' }).click();
}

async function approve(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: `Approve version ${version}` }).click();
  await page.getByRole('button', { name: 'Approve and update site' }).click();
  await expect(page.getByRole('heading', { name: `Live (version ${version})` })).toBeVisible();
}
