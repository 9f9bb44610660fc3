import { expect } from '@playwright/test';
import sharp from 'sharp';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { photoBytes } from '../../helpers/photo-bytes.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('a photo description survives a reload while it’s being typed, and without a connection', async ({ page, context }) => {
  await newOwner(page, server, 'photos@brief.test');
  await page.goto(`${server.url}/onboarding/photos`);
  await page.locator('input[name="photo"]').setInputFiles(await photo('wall.png'));
  const description = page.getByLabel('What’s in this photo?');
  await description.pressSequentially('Our freshly pain');
  await page.reload();
  await expect(description).toHaveValue('Our freshly pain');

  await context.setOffline(true);
  await description.fill('Our freshly painted wall');
  await expect(page.getByText('We couldn’t save this change. Please check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('We couldn’t save this change.')).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}/onboarding/photos`);
  await expect(elsewhere.getByLabel('What’s in this photo?')).toHaveValue('Our freshly painted wall');
});

test('one permission covers the photos that are there and those to come', async ({ warmPage: page }) => {
  await newOwner(page, server, 'permission@brief.test');
  await page.goto(`${server.url}/onboarding/photos`);
  const input = page.locator('input[name="photo"]');
  await input.setInputFiles([await photo('one.png'), await photo('two.png')]);
  await expect(page.getByLabel('What’s in this photo?')).toHaveCount(2);
  const all = page.getByRole('checkbox', { name: /^I took these photos or may use them/ });
  await all.check();
  await input.setInputFiles(await photo('three.png'));
  await expect(page.getByLabel('What’s in this photo?')).toHaveCount(3);
  await expect(all).toBeChecked();
  await page.reload();
  await expect(all).toBeChecked();
  await page.getByRole('button', { name: 'Choose photo by photo' }).click();
  await page.getByRole('checkbox', { name: 'I have permission to use this photo' }).first().uncheck();
  await expect(page.getByText('We won’t show 1 of your 3 photos yet.')).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
});

test('a photo says at upload why we’d leave it out and can’t be shown first, and the review says each reason once', async ({
  warmPage: page,
}) => {
  await newOwner(page, server, 'left-out@brief.test');
  await page.goto(`${server.url}/onboarding/photos`);
  const small = [await photo('one.png'), await photo('two.png')];
  const van = { name: 'van.jpg', mimeType: 'image/jpeg', buffer: await photoBytes(1) };
  await page.locator('input[name="photo"]').setInputFiles([...small, van]);
  await expect(page.getByLabel('What’s in this photo?')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^I took these photos or may use them/ }).check();
  await expect(page.getByText(/^This photo is too small to look sharp on your site\./)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Show first: / })).toHaveCount(1);
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('We won’t show one.png and two.png because they’re too small to look sharp.')).toHaveCount(1);
  await page.goto(`${server.url}/onboarding/photos`);
  await page.getByRole('checkbox', { name: 'Use it anyway' }).last().check();
  await expect(page.getByText(/^This photo is too small/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show first: two.png' }).click();
  const [first] = await page
    .getByRole('listitem')
    .filter({ has: page.getByText('What’s in this photo?') })
    .all();
  await first?.getByRole('button', { name: /^Set focal point/ }).click();
  const point = page.getByRole('button', { name: /^Focal point: / });
  // Its size is that of the photo, once that's there.
  await expect.poll(async () => (await point.boundingBox())?.height ?? 0).toBeGreaterThan(50);
  const box = await point.boundingBox();
  const position = { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) * 0.1 };
  await point.click({ position });
  await expect(point).toHaveAccessibleName('Focal point: 90% from the left, 10% from the top');
  await point.press('ArrowDown');
  await expect(point).toHaveAccessibleName('Focal point: 90% from the left, 14% from the top');
  // Leaving saves it, however soon, while the next page is on its way already.
  await expect(async () => {
    await page.reload();
    await page
      .getByRole('button', { name: /^Set focal point/ })
      .first()
      .click();
    await expect(point).toHaveAccessibleName('Focal point: 90% from the left, 14% from the top', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('img', { name: /\.(png|jpg)$/ }).first()).toHaveAttribute('alt', 'two.png');
});

test('photos without room say so beside photos and pages, and a gallery takes them in', async ({ warmPage: page }) => {
  await newOwner(page, server, 'no-room@brief.test');
  await page.goto(`${server.url}/onboarding/photos`);
  const [first, ...others] = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (seed) => ({ name: `job-${seed}.jpg`, mimeType: 'image/jpeg', buffer: await photoBytes(seed) })),
  );
  await page.locator('input[name="photo"]').setInputFiles(first ?? []);
  await page.getByRole('checkbox', { name: /^I took these photos or may use them/ }).check();
  await page.locator('input[name="photo"]').setInputFiles(others);
  await expect(page.getByLabel('What’s in this photo?')).toHaveCount(8);
  const noRoom = page.getByText(/^We won’t show .+ because no page you picked has room for (?:it|them)\.$/);
  await expect(noRoom).toHaveCount(1);
  for (const step of ['pages', 'review']) {
    await page.goto(`${server.url}/onboarding/${step}`);
    await expect(noRoom).toHaveCount(1);
    expect(await faultsOn(page)).toEqual([]);
  }
  // The first one is beside the page that would be short.
  await page.getByRole('button', { name: 'Swap FAQ for Gallery' }).last().click();
  await expect(page.getByText('Gallery replaces FAQ.')).toBeFocused();
  await expect(noRoom).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the swap' }).click();
  await expect(noRoom).toHaveCount(1);
});

async function photo(name: string) {
  const teal = sharp({ create: { width: 200, height: 150, channels: 3, background: 'teal' } });
  return { name, mimeType: 'image/png', buffer: await teal.png().toBuffer() };
}
