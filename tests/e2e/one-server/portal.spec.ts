import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { complaintsOf } from '../../helpers/console.ts';
import { logIn } from '../../helpers/log-in.ts';
import { changePhone, phoneNow } from '../../helpers/phone-change.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-zip-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the ZIP works from a folder: every page with its pictures and fonts, without outside requests', async ({
  warmPage: page,
  newPage,
}) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/data`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('marigold-hair-room-version-1.zip');
  for (const [name, body] of Object.entries(unzipSync(new Uint8Array(readFileSync(await zip.path()))))) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), body);
  }
  const reader = await newPage({ offline: true });
  const complaints = complaintsOf(reader);
  await reader.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  const links = await reader.locator('a[href$="index.html"]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(new Set(links).size).toBe(5);
  for (const link of new Set(links)) {
    await reader.goto(link);
    const { fonts, bare } = await reader.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
      return {
        fonts: [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback')).length,
        bare: [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src),
      };
    });
    expect(bare, link).toEqual([]);
    expect(fonts, link).toBeGreaterThan(0);
  }
  await expect(reader.getByText('In this copy, the form opens your email app.').or(reader.locator('h1')).first()).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('all of a person’s data, and only theirs, downloads as a file', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/data`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ profile: { email: demoAccounts.liveOwner }, projects: [{ name: 'Marigold Hair Room' }] });
  expect(text).not.toContain(demoAccounts.owner);
});

test('leads are filtered, marked as read, and saved as a table', async ({ warmPage: page }) => {
  await onDatabase(
    server,
    `insert into leads (id, project_id, kind, page, name, message)
     select gen_random_uuid(), id, sent.kind, '/contact', sent.name, 'Hello' from projects,
       (values ('contact', '=HYPERLINK("http://evil.example")'), ('booking', 'Zoë Booker')) as sent(kind, name) where slug = 'marigold-hair-room'`,
  );
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/leads`);
  await page.getByRole('link', { name: /^Bookings/ }).click();
  await expect(page.locator('b').filter({ hasText: 'Zoë Booker' })).toBeVisible();
  await expect(page.getByText('HYPERLINK')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark read Zoë Booker' }).click();
  // Marking stays where one looks, and can be undone.
  await page.getByRole('button', { name: 'Mark unread Zoë Booker' }).click();
  await page.getByRole('button', { name: 'Mark read Zoë Booker' }).click();
  await expect(page.getByRole('button', { name: 'Mark unread Zoë Booker' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('show')).toBe('bookings');
  await page.goto(`${server.url}/portal/leads?show=new`);
  await expect(page.getByText('Zoë Booker')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('heading', { name: 'No new leads' })).toBeVisible();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page.locator('b').filter({ hasText: 'HYPERLINK' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(/^\uFEFFReceived \(\w+ Time\),/.test(csv)).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain('Zoë Booker');
});

test('an owner’s change is compared with the version before, scrolls with it, and is undone', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  const former = await phoneNow(page);
  await changePhone(page, '(615) 555-0199', 2);
  await page.getByRole('link', { name: 'Compare with what is live' }).click();
  await expect(page.getByRole('heading', { name: 'From version 1 to 2' })).toBeVisible();
  await expect(page.getByText('Phone: (615) 555-0199')).toBeVisible();
  const [older, newer] = [page.frameLocator('iframe[title="Version 1"]'), page.frameLocator('iframe[title="Version 2"]')];
  await newer.locator('footer').waitFor();
  await older.locator('footer').waitFor();
  await page.locator('iframe[title="Version 2"]').hover();
  await page.mouse.wheel(0, 900);
  const down = (at: typeof older) => at.locator('html').evaluate((html) => Math.round(html.scrollTop / 50));
  await expect.poll(() => down(newer)).toBeGreaterThan(2);
  await expect.poll(async () => (await down(older)) - (await down(newer))).toBe(0);
  await page.getByRole('link', { name: 'Close comparison' }).click();
  await expect(page).toHaveURL(/version=/);
  // The page hears of the new version before the answer to its form arrives, and still follows the answer to that version.
  await page.route('**/portal.data**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const news = page.waitForResponse('**/api/notifications');
    const response = await route.fetch({ maxRedirects: 0 });
    await news;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone. Saved as version 3.')).toBeVisible();
  await expect(page).not.toHaveURL(/version=/);
  expect(await phoneNow(page)).toBe(former);
});

test('with several projects, the chosen one stays chosen on every screen', async ({ warmPage: page }) => {
  await onDatabase(
    server,
    "insert into projects (id, owner_id, seed, name, created_at) select gen_random_uuid(), id, 1, 'Second Salon', now() + interval '1 minute' from users where email = $1",
    [demoAccounts.liveOwner],
  );
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('heading', { level: 1, name: 'Second Salon' })).toBeVisible();
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Marigold Hair Room, live' });
  await expect(page.getByRole('heading', { level: 1, name: 'Marigold Hair Room' })).toBeVisible();
  const chosen = new URL(page.url()).searchParams.get('project') ?? 'none';
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/history\\?project=${chosen}`));
  await expect(page.getByText('Version 1 approved and live')).toBeVisible();
  await page.getByRole('link', { name: /^Leads/ }).click();
  await expect(page.getByLabel('Project', { exact: true })).toHaveValue(chosen);
});
