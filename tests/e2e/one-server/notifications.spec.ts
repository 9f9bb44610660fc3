import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { v7 } from 'uuid';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { embeddedUrl } from '../../../db/embedded.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

test('an admin sees immediately what a customer does, and follows the link', async ({ page, newPage }) => {
  const admin = await newPage();
  await logIn(admin, server, demoAccounts.admin);
  await admin.goto(`${server.url}/admin/dashboard`);
  await markAllRead(admin);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(bell(admin)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(admin.getByRole('status').filter({ hasText: '1 unread notification' })).toBeAttached();
  await bell(admin).click();
  const row = admin.getByRole('link', { name: /Version approved/ });
  await expect(row).toHaveAccessibleName(/^Unread: Success: Version approved .* less than a minute ago$/);
  await row.click();
  await admin.waitForURL('**/admin/projects/*');
  await expect(bell(admin)).toHaveAccessibleName('Notifications');

  // The same person in another browser: read here is read there.
  const phone = await newPage({ viewport: { width: 390, height: 800 } });
  await logIn(phone, server, demoAccounts.owner);
  await phone.goto(`${server.url}/about`);
  await expect(bell(phone)).toHaveAccessibleName(/unread/);
  await page.goto(`${server.url}/portal`);
  await markAllRead(page);
  await expect(bell(phone)).toHaveAccessibleName('Notifications');
});

test('rows that another process inserts, changes and deletes arrive without a reload', async ({ page }) => {
  const rows = await rowsOf(demoAccounts.liveOwner);
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  await rows.clear();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  // `npm run bench -- live` measures how soon.
  for (const title of ['First', 'Second']) {
    await rows.add({ title });
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await rows.clear();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  }
  for (let n = 1; n <= 22; n++) await rows.add({ title: `Row ${String(n).padStart(2, '0')}` });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9+ unread');
  await expect(bell(page)).toHaveText('9+');
  await bell(page).click();
  const titles = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(titles).toHaveCount(20);
  await expect(titles.first()).toContainText('Row 22');
  await expect(titles.last()).toContainText('Row 03');
  await rows.clear();
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  await rows.end();
});

test('what happened while the server or network was away shows once it’s back, and later news arrives again', async ({ page, context }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  const rows = await rowsOf(demoAccounts.liveOwner);
  await rows.clear();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await server.kill();
  await rows.add({ title: 'While away' });
  await server.restart();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  for (const unread of [2, 3, 4]) {
    await rows.add({ title: `After ${unread}` });
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`);
  }

  await context.setOffline(true);
  await rows.add({ title: 'Without network' });
  await context.setOffline(false);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await rows.clear();
  await rows.end();
});

test('a click that can’t be saved changes nothing and is only logged; a link that is not ours is not followed', async ({ page }) => {
  const rows = await rowsOf(demoAccounts.liveOwner);
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/history`);
  await rows.clear();
  await rows.add({ title: 'Elsewhere', link: '//evil.example/portal' });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await page.route('**/api/notifications/read', (route) => route.fulfill({ status: 500, body: 'no' }));
  await bell(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const failures = () => logged.filter((text) => text.includes('Marking notifications read failed.')).length;
  await expect.poll(failures).toBe(1);
  await page.getByRole('button', { name: /^Unread: Elsewhere/ }).press('Enter');
  await expect.poll(failures).toBe(2);
  await expect(page.getByRole('button', { name: /^Unread: Elsewhere/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/notifications/read');
  await page.getByRole('button', { name: /^Unread: Elsewhere/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Unread/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  expect(new URL(page.url()).pathname).toBe('/portal/history');
  await rows.end();
});

test("a switch saves when it’s turned, and says when it isn't saved", async ({ page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/notifications`);
  await expect(page.getByRole('table', { name: 'Admin' })).toHaveCount(0);
  const leads = page.getByRole('row', { name: /Someone contacted you through your site/ });
  await leads.getByRole('switch', { name: /by email/ }).uncheck();
  await expect(leads.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(leads.getByRole('switch', { name: /by email/ })).not.toBeChecked();
  await expect(leads.getByRole('switch', { name: /in the app/ })).toBeChecked();
  const paid = page.getByRole('row', { name: /A payment came in/ });
  await expect(paid.getByRole('switch', { name: /by email/ })).toBeDisabled();
  await expect(paid).toContainText('We always email you about payments.');

  await page.route('**/api/notifications/choices', (route) => route.abort());
  await leads.getByRole('switch', { name: /by email/ }).check();
  await expect(leads.getByRole('alert')).toContainText('Not saved.');
  await page.unroute('**/api/notifications/choices');
  await leads.getByRole('button', { name: 'Try again' }).click();
  await expect(leads.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(leads.getByRole('switch', { name: /by email/ })).toBeChecked();
});

test('without scripts the form is saved by its button; admins also have the choices of Admin', async ({ newPage, page }) => {
  await logIn(page, server, demoAccounts.admin);
  const form = await newPage({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  await form.goto(`${server.url}/portal/settings/notifications`);
  const orders = form.getByRole('table', { name: 'Admin' }).getByRole('row', { name: /New order/ });
  await orders.getByRole('switch', { name: /in the app/ }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(orders.getByRole('switch', { name: /in the app/ })).not.toBeChecked();
  await expect(orders.getByRole('switch', { name: /by email/ })).toBeChecked();
});

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
}

async function markAllRead(page: Page): Promise<void> {
  await expect(bell(page)).toBeVisible();
  if ((await bell(page).getAttribute('aria-label')) === 'Notifications') return;
  await bell(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
}

/** Rows of one person, as another process writes them. */
async function rowsOf(email: string) {
  const client = new pg.Client({ connectionString: embeddedUrl(server.dataDir) });
  await client.connect();
  const { rows } = await client.query('select id from users where email = $1', [email]);
  const userId = rows[0]?.id as string;
  return {
    add: async ({ title, link = '/portal' }: { title: string; link?: string }) => {
      await client.query(
        "insert into notifications (id, user_id, type, title, message, link, event_key) values ($1, $2, 'info', $3, 'Of the test.', $4, $5)",
        [v7(), userId, title, link, v7()],
      );
    },
    clear: async () => {
      await client.query('delete from notifications where user_id = $1', [userId]);
    },
    end: () => client.end(),
  };
}
