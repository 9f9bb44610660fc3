import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { mailTo } from '../harness/server.ts';
import { confirmPassword, logInByForm } from '../helpers/by-form.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { ownServer } from '../helpers/own-server.ts';
import { ageLogins, doNow, onDatabase } from '../helpers/server-database.ts';

// They change what the payment provider has of the demo, so nothing puts that back.
const server = ownServer();

const siteUrl = () => `http://marigold-hair-room.sites.localhost:${server.port}/`;
const billing = () => `${server.url}/portal/settings/billing`;

test('from launch on each month is billed: by bank, with a card that is declined, and with one that pays', async ({ page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal`);
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve|^Yes/ })
    .click();
  await expect(page.getByRole('heading', { name: 'You’re live.' })).toBeVisible();
  await mailTo(server, demoAccounts.owner, /^Your bill: \$29/);
  await page.goto(billing());
  await expect(page.getByText(/^Due /)).toBeVisible();

  await giveCard(page, 'Pay by card', '4000 0000 0000 0341');
  await expect(page.getByText('Your new card was declined.')).toBeVisible();
  await expect(page.getByText('Your monthly payment failed')).toBeVisible();
  await expect(page.getByText(/We’ll try again on .* we take your site offline until it is/)).toBeVisible();
  await page.goto(`${server.url}/portal`);
  await page.getByRole('link', { name: 'Pay or change card' }).click();

  // The last try fails too.
  await onDatabase(
    server,
    // Under the plan's lock, since someone may be writing the bill right now.
    `with held as (select id from plans for no key update)
     update bills set first_failed_at = now() - interval '8 days', next_attempt_at = now() - interval '1 minute'
     where first_failed_at is not null and plan_id in (select id from held)`,
  );
  await doNow(server, 'collect-bills');
  await mailTo(server, demoAccounts.owner, /is offline until the bill is paid/);
  await page.goto(`${server.url}/portal`);
  await page.getByRole('link', { name: 'Pay and bring it back' }).click();
  await expect(page.getByText('Your site is suspended')).toBeVisible();
  const [site] = await onDatabase<{ slug: string }>(server, "select slug from projects where state = 'suspended'");
  const address = `http://${site?.slug}.sites.localhost:${server.port}/`;
  const visitor = await page.context().newPage();
  expect((await visitor.goto(address))?.status()).toBe(503);

  await giveCard(page, 'Pay with a different card', '4242 4242 4242 4242');
  await expect(page.getByText('Your new card is saved, and your bill is paid.')).toBeVisible();
  await expect(page.getByText(/^Paid on .*, by card/)).toBeVisible();
  await expect(page.getByText('Visa ending 4242, expires 12/34')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
  await mailTo(server, demoAccounts.owner, /^Receipt: \$29/);
  const invoice = await page.request.get(
    server.url +
      (await page
        .getByRole('region', { name: 'Monthly bills' })
        .getByRole('link', { name: /^Invoice INV-/ })
        .getAttribute('href')),
  );
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('staff record a bank payment for another site, and its owner gets the receipt', async ({ page, newPage }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(billing());
  await expect(page.getByText(/^Due /)).toBeVisible();
  const admin = await newPage();
  await logIn(admin, server, demoAccounts.admin);
  const [order] = await onDatabase<{ id: string }>(
    server,
    'select p.order_id as id from plans p join projects j on j.id = p.project_id join users u on u.id = j.owner_id where u.email = $1',
    [demoAccounts.liveOwner],
  );
  await admin.goto(`${server.url}/admin/orders/${order?.id}`);
  await admin.getByRole('button', { name: 'Mark bank payment' }).click();
  await admin.getByLabel('Bank reference').fill('TX 4711');
  await admin.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('Marked as paid.')).toBeVisible();
  await expect(admin.getByText('Monthly bill of $29 paid by bank: TX 4711').first()).toBeVisible();
  // The owner's page notices by itself.
  await expect(page.getByText(/^Paid on .*, by bank/)).toBeVisible();
});

test('a service is canceled in two clicks, kept, canceled again, ends, and comes back', async ({ page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/billing`);
  await cancel(page, 'Closing for the winter');
  await expect(page.getByText(/^Canceled. Your service ends/)).toBeVisible();
  await page.goto(`${server.url}/portal`);
  await expect(page.getByText('Your service runs until then.')).toBeVisible();
  await page.getByRole('link', { name: 'Keep my site' }).click();
  await page.getByRole('button', { name: 'Keep my site' }).click();
  await expect(page.getByText('Done. Your site stays online.')).toBeVisible();
  await expect(page.getByText('Cancel my service')).toBeVisible();
  await mailTo(server, demoAccounts.liveOwner, /stays online/);

  await cancel(page, '');
  await onDatabase(server, "update cancellations set ends_at = now() - interval '1 minute' where withdrawn_at is null");
  await doNow(server, 'end-canceled');
  // The page notices by itself.
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  const visitor = await page.context().newPage();
  const off = await visitor.goto(siteUrl());
  expect([off?.status(), off?.headers()['retry-after']]).toEqual([503, '86400']);
  await expect(visitor.getByRole('heading', { name: 'Not available' })).toBeVisible();
  await expect(visitor.locator('form')).toHaveCount(0);
  await mailTo(server, demoAccounts.liveOwner, /is offline/);

  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('heading', { name: 'Your site is offline.' })).toBeVisible();
  await page.getByRole('link', { name: 'Bring my site back' }).click();
  await page.getByRole('button', { name: 'Bring my site back' }).click();
  await expect(page.getByText('Done. Your site stays online.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Not available');
  await mailTo(server, demoAccounts.liveOwner, /is online again/);
});

test('an account is deleted after the password and the typed word; the site is offline and every other browser logged out', async ({
  page,
  newPage,
}) => {
  await logIn(page, server, demoAccounts.liveOwner);
  const elsewhere = await newPage();
  await logIn(elsewhere, server, demoAccounts.liveOwner);
  await elsewhere.goto(`${server.url}/portal`);
  await ageLogins(server);
  await page.goto(`${server.url}/portal/settings/data`);
  await page.getByRole('link', { name: 'See what we’d delete' }).click();
  await expect(page.getByText('goes offline right away')).toBeVisible();
  await page.getByLabel('Why are you leaving? (optional)').fill('We retire.');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText('Type DELETE in capital letters.')).toBeVisible();
  await page.getByLabel('Type DELETE').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await confirmPassword(page);
  await page.waitForURL('**/portal/settings/data/delete');
  await expect(page.getByLabel('Type DELETE')).toHaveValue('DELETE');
  await expect(page.getByLabel('Why are you leaving? (optional)')).toHaveValue('We retire.');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await elsewhere.waitForURL('**/auth**', { timeout: 15_000 });
  expect((await elsewhere.goto(siteUrl()))?.status()).toBe(404);
  const mail = await mailTo(server, demoAccounts.liveOwner, /account is deleted/);
  expect(mail.text).toMatch(/Kept for our records/);
  const [kept] = await onDatabase<{ people: number; named: number; orders: number }>(
    server,
    `select (select count(*)::int from users where email = $1) people,
       (select count(*)::int from mails where recipient = $1) named,
       (select count(*)::int from orders where email is null and name is null and state = 'paid') orders`,
    [demoAccounts.liveOwner],
  );
  expect(kept).toEqual({ people: 0, named: 0, orders: 1 });
  await page.goto(`${server.url}/auth`);
  await logInByForm(page, demoAccounts.liveOwner);
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
});

/** Types a card into the provider's page and comes back. */
async function giveCard(page: Page, button: string, number: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Save card' }).click();
  // Its toast may be gone by the time that everything has loaded.
  await page.waitForURL('**/portal/settings/billing**', { waitUntil: 'commit' });
}

async function cancel(page: Page, reason: string): Promise<void> {
  await page.getByText('Cancel my service').click();
  await page.getByLabel('Why are you leaving? (optional)').fill(reason);
  await page.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(page.getByText('Your service is canceled.').first()).toBeVisible();
}
