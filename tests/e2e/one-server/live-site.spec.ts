import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { chooseTopSection } from '../../helpers/draft-frame.ts';
import { logIn } from '../../helpers/log-in.ts';
import { photoBytes } from '../../helpers/photo-bytes.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

const headline = 'Color with time for you.';

test('a live site stays live and unchanged while an owner’s change, an edit round and its result wait', async ({
  warmPage: page,
  newPage,
}) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('heading', { name: 'You’re live.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live (version 1)' })).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Open the site' }).getAttribute('href')) ?? '';

  await chooseHeadline(page);
  await page.getByRole('link', { name: 'Edit this section' }).click();
  const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
  await draft.locator('h1[data-sunup-text]').dispatchEvent('click');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(headline);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as version 2, not sent live yet')).toBeVisible();
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(page.getByRole('heading', { name: /You’re live\. Version 2 is ready for your approval\./ })).toBeVisible();
  await expect(page.getByText('Live. Version 2 is waiting for your approval')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Version 2: new, not live yet' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stage' })).toHaveCount(0);
  expect(await headlineAt(page, address)).not.toContain(headline);

  await page.getByLabel('What should change?').fill('Please say that we are closed on Mondays.');
  await page.getByRole('button', { name: 'Send as it is' }).click();
  await expect(page.getByText(/Your edit is due .+ [A-Z]{2,}/)).toBeVisible();

  const staff = await newPage();
  await logIn(staff, server, demoAccounts.admin);
  await staff.goto(`${server.url}/admin/projects`);
  const row = staff.getByRole('row', { name: /Marigold/ });
  await expect(row).toContainText('Live, edits in progress');
  await staff.goto(`${server.url}/admin/projects?show=live`);
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(staff.getByText('Waiting for approval')).toBeVisible();
  await staff.getByRole('button', { name: 'Start work' }).click();
  await staff.waitForURL('**/edit?request=**');
  await expect(staff.getByRole('link', { name: `Top of the page: ${headline}` })).toBeVisible();
  await staff.getByLabel('Line above the headline').fill('Hair salon in Nashville, closed on Mondays');
  await expect(staff.getByRole('checkbox', { name: /This completes the request/ })).not.toBeChecked();
  await staff.getByRole('checkbox', { name: /This completes the request/ }).check();
  await staff.getByRole('checkbox', { name: 'Send it to the customer now' }).check();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved as version 3.')).toBeVisible();

  const mail = await mailTo(server, demoAccounts.liveOwner, /version 3 has your edit/);
  expect(mail.text).toContain('Your site stays the same in the meantime.');
  await expect(page.getByRole('heading', { name: /Version 3 is ready for your approval/ })).toBeVisible();
  await page.getByRole('button', { name: 'Approve version 3' }).click();
  await page.getByRole('button', { name: 'Approve and update site' }).click();
  await expect(page.getByRole('heading', { name: 'Live (version 3)' })).toBeVisible();
  expect(await headlineAt(page, address)).toContain(headline);
});

/** Runs in the page: stands in for the browser's own, which only a phone's Back button reaches. */
function watchBack() {
  const open: { onclose: () => void }[] = [];
  class CloseWatcher {
    onclose = () => {};
    constructor() {
      open.push(this);
    }
    destroy() {
      open.splice(open.indexOf(this), 1);
    }
  }
  Object.assign(window, { CloseWatcher, pressBack: () => open.at(-1)?.onclose() });
}

const pressBack = (page: Page) => page.evaluate(() => (window as unknown as { pressBack: () => void }).pressBack());

test('on a phone the draft opens full screen in the editor, on the page it shows, and Back closes what’s open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(watchBack);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const tabs = page.getByRole('group', { name: 'Page', exact: true }).getByRole('button');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
  }
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabs.nth(1).click();
  const label = (await tabs.nth(1).textContent()) ?? '';
  await page.getByRole('link', { name: 'View and edit full screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close pages' }).click();
  await expect(page).not.toHaveURL(/panel=/);
  const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
  await draft.locator('[data-sunup-text]').first().dispatchEvent('click');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Back saves this');
  await draft.locator('body').evaluate(() => (window as unknown as { pressBack: () => void }).pressBack());
  await expect(draft.locator('[role="button"][data-sunup-text]', { hasText: 'Back saves this' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'View and edit full screen' })).toBeVisible();
});

test('an owner who adds a photo after the brief was sent must check the rights box first, and keeps their choice', async ({
  warmPage: page,
}) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  await page.getByRole('link', { name: 'Photos and logo' }).click();
  await page.locator('input[name="photo"]').setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await photoBytes(1) });
  await page.getByLabel('What’s in van.jpg?').fill('Our van');
  await page.getByRole('button', { name: 'Upload photos' }).click();
  await expect(page.getByText('Confirm that you have permission to use these photos.')).toBeVisible();
  await expect(page.getByLabel('What’s in van.jpg?')).toHaveValue('Our van');
  await page.getByLabel('I have permission to use these photos').check();
  await page.getByRole('button', { name: 'Upload photos' }).click();
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('img', { name: 'Our van' })).toBeVisible();
});

test('a file that can’t be read keeps no other from being uploaded, and photos are described and ordered', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/editor?panel=photos`);
  const panel = page.getByRole('region', { name: 'Photos' });
  const plain = sharp({ create: { width: 900, height: 700, channels: 3, background: 'teal' } });
  // Above what other requests may send.
  const large = await sharp(await photoBytes(3, { width: 1600, height: 1200 }))
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(1_100_000);
  await page.locator('input[name="photo"]').setInputFiles([
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a photo') },
    { name: 'wall.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() },
    { name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photoBytes(2) },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
  ]);
  await page.getByLabel('I have permission to use these photos').check();
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const mine = page.getByRole('list', { name: 'Your photos' });
  await expect(mine.getByText(/^This photo is almost all one color/)).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'broken.jpg' })).toContainText('We can’t read this file');
  await expect(mine.getByRole('img', { name: 'large.png' })).toBeVisible();
  // What's left out isn't offered as the first photo, unless it's used anyway.
  const first = page.getByRole('button', { name: 'Show first: wall.png' });
  await expect(first).toHaveCount(0);
  await mine.getByRole('checkbox', { name: 'Use it anyway' }).first().check();
  await expect(mine.getByText(/^This photo is almost all one color/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Remove broken.jpg' }).click();
  await mine.getByLabel('What’s in this photo?').last().fill('The shop');
  await mine.getByLabel('What’s in this photo?').last().press('Tab');
  await expect(mine.getByRole('img', { name: 'The shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Move The shop up' }).click();
  await expect(mine.getByRole('img').last()).not.toHaveAttribute('alt', 'The shop');
});

async function chooseHeadline(page: Page): Promise<void> {
  await chooseTopSection(page.frameLocator('iframe[title*="on a desktop"]'));
}

/** The headline that people read at a live address. */
async function headlineAt(page: Page, address: string): Promise<string> {
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  const text = (await visitor.locator('h1').textContent()) ?? '';
  await visitor.close();
  return text.replace(/\s+/g, ' ');
}
