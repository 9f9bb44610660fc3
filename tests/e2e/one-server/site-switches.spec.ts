import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();

async function openInAdmin(admin: Page): Promise<void> {
  await logIn(admin, server, demoAccounts.admin);
  await admin.goto(`${server.url}/admin/projects?show=live`);
  await admin
    .getByRole('row', { name: /Marigold/ })
    .getByRole('link', { name: /Marigold/ })
    .first()
    .click();
  await expect(admin.getByRole('heading', { level: 1, name: /Marigold/ })).toBeVisible();
}

test('staff suspend a site with a reason; it’s offline, its owner reads why, and it comes back as it was', async ({ page, newPage }) => {
  const owner = await newPage();
  await logIn(owner, server, demoAccounts.liveOwner);
  await owner.goto(`${server.url}/portal`);
  const address = (await owner.getByRole('link', { name: 'Open the site' }).getAttribute('href')) ?? '';
  expect((await page.goto(address))?.status()).toBe(200);

  const admin = await newPage();
  await openInAdmin(admin);
  await admin.getByRole('button', { name: 'Suspend site' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend site' }).click();
  await expect(dialog.getByText('Pick a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Complaint or legal letter');
  await dialog.getByLabel(/What the owner should know/).fill('Please remove the photo of the store next door.');
  await judge(admin);
  await dialog.getByRole('button', { name: 'Suspend site' }).click();
  await expect(admin.getByText('Site suspended. We emailed the owner.')).toBeVisible();
  await expect(admin.getByText(/^Suspended by staff since /)).toBeVisible();
  await judge(admin);
  await admin.goto(`${server.url}/admin/projects?show=over`);
  await expect(admin.getByRole('row', { name: /Marigold/ })).toContainText('Suspended by staff');

  const off = await page.goto(address);
  expect(off?.status()).toBe(503);
  await expect(page.getByText('This website isn’t available right now.')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'We suspended your site.' })).toBeVisible();
  await expect(owner.getByText(/We received a complaint about your site\. Please remove the photo/)).toBeVisible();
  await expect(owner.getByText('You’re live.')).toHaveCount(0);
  await judge(owner);
  expect((await mailTo(server, demoAccounts.liveOwner, /^We suspended/)).text).toContain('Please remove the photo of the store next door.');

  await admin
    .getByRole('row', { name: /Marigold/ })
    .getByRole('link', { name: /Marigold/ })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Lift suspension' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Lift suspension' }).click();
  await expect(admin.getByText('The site is online again. We emailed the owner.')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'You’re live.' })).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(200);
  await mailTo(server, demoAccounts.liveOwner, /is online again$/);
});

test('an owner pauses the form with a sentence; a message from an old page is kept; staff can do the same', async ({ page, newPage }) => {
  const owner = await newPage();
  await logIn(owner, server, demoAccounts.liveOwner);
  await owner.goto(`${server.url}/portal`);
  const address = (await owner.getByRole('link', { name: 'Open the site' }).getAttribute('href')) ?? '';
  const form = page.locator('form[action="/forms/booking"]');
  await page.goto(`${address}/booking`);
  await expect(form).toBeVisible();

  await owner.goto(`${server.url}/portal/leads`);
  await owner.getByRole('button', { name: 'Pause forms' }).click();
  const sentence = owner.getByRole('dialog').getByLabel('What visitors see instead');
  await expect(sentence).toHaveValue(/^We aren’t taking messages through this form right now\. Please call /);
  await sentence.fill('');
  await owner.getByRole('dialog').getByRole('button', { name: 'Pause forms' }).click();
  await expect(owner.getByText('Write the sentence that visitors see instead of the form.')).toBeVisible();
  await sentence.fill('We’re at a wedding until Monday. Please call us then.');
  await judge(owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Pause forms' }).click();
  await expect(owner.getByText('Forms paused. Visitors see your sentence now.')).toBeVisible();
  await expect(owner.getByText('“We’re at a wedding until Monday. Please call us then.”')).toBeVisible();
  await judge(owner);

  // The salon has one form, on this page that was open before.
  await form.locator('[name="name"]').fill('Rosa Lind');
  await form.locator('[name="email"]').fill('rosa@visitor.test');
  await form.locator('[name="message"]').fill('Do you have time on Friday?');
  for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 1 });
  for (const name of ['service', 'day', 'part']) {
    const choices = form.locator(`[type="radio"][name="${name}"]`);
    if (await choices.count()) await choices.first().check({ force: true });
  }
  await form.getByRole('button').click();
  await expect(page).toHaveURL(`${address}/thanks/booking`);
  await expect(owner.getByText('Do you have time on Friday?')).toBeVisible();
  await expect(owner.getByText('Sent from an old page while your form was paused.')).toBeVisible();

  await page.goto(`${address}/booking`);
  await expect(page.getByText('We’re at a wedding until Monday. Please call us then.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await judge(page);
  await owner.getByRole('button', { name: 'Turn forms on' }).click();
  await expect(owner.getByText('The forms are back on.')).toBeVisible();
  await page.goto(`${address}/booking`);
  await expect(form).toBeVisible();

  const admin = await newPage();
  await openInAdmin(admin);
  await admin.getByRole('button', { name: 'Pause forms' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Pause forms' }).click();
  await expect(admin.getByText('The forms on this site are paused')).toBeVisible();
  await judge(admin);
  await expect(owner.getByText('We paused the forms on this site')).toBeVisible();
  await expect(owner.getByText('Only we can turn them back on.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Turn forms on' })).toHaveCount(0);
  await expect(owner.getByRole('link', { name: 'Message us' })).toHaveAttribute('href', /^\/portal\/messages/);
  await judge(owner);
  await page.goto(`${address}/booking`);
  await expect(form).toHaveCount(0);
});
