import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { Keys } from '../../helpers/keys.ts';
import { logIn } from '../../helpers/log-in.ts';
import { photoBytes } from '../../helpers/photo-bytes.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

test('with keys alone, a visitor signs up, answers the brief, pays, approves and is live', async ({ page }) => {
  const keys = await Keys.on(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const email = 'kay@keys.test';
  await keys.open(server.url);
  await keys.choose(skipTo(page, 'main content'));
  await keys.toMainAct(field('Business name'));
  await keys.type('Keys and Locks');
  await keys.choose(page.getByRole('link', { name: 'Start My Site' }).first());

  await keys.arriveAt(/\/auth/, 'Welcome to Sunup');
  await keys.toMainAct(field('First name'));
  await keys.type('Kay');
  await keys.fill(field('Last name'), 'Locke');
  await keys.fill(field('Email'), email);
  await keys.fill(page.getByLabel('Password', { exact: true }), 'a quiet door');
  await keys.fill(page.getByLabel('Confirm password'), 'a quiet door');
  await keys.choose(button('Create account'));

  await keys.arriveAt(/\/verify-email/, 'Check your inbox');
  await keys.hears('Account created successfully!');
  const code = /\b\d{6}\b/.exec((await mailTo(server, email, /code/)).text)?.[0] ?? '';
  await expect(field('Six-digit code')).toBeFocused();
  await keys.type(code);

  await keys.arriveAt(/\/onboarding\/business/, /./);
  await keys.toMainAct(field('Business name'));
  await keys.fill(page.getByLabel('What kind of business is it?'), 'plumber');
  await keys.fill(
    page.getByLabel('What do you do?'),
    'Two-person plumbing company. We fix leaks and replace water heaters inside the Beltline.',
  );
  await keys.fill(page.getByLabel('Phone'), '(919) 555-0148');
  await keys.choose(
    page
      .getByRole('button', { name: /^Next/ })
      .or(page.getByRole('link', { name: /^Next/ }))
      .first(),
  );

  await keys.arriveAt(/\/onboarding\/services/, /./);
  await keys.toMainAct(page.getByLabel('Service', { exact: true }).first());
  await keys.type('Leak finding and repair');
  await keys.choose(page.getByRole('link', { name: 'Skip to review' }));

  await keys.arriveAt(/\/onboarding\/review/, /./);
  await keys.choose(button(/^Send/));

  await keys.arriveAt(/\/payment-choice/, /./);
  await keys.choose(page.getByRole('checkbox', { name: /I accept/ }), 'Space');
  await keys.choose(button('Continue to payment'));

  await page.waitForURL('**/checkout/**');
  await page.keyboard.press('Tab');
  await keys.fill(page.getByLabel('Card number'), '4242 4242 4242 4242');
  await keys.press('Enter');

  await keys.arriveAt(/\/payment-success/, /^Paid\./);
  await keys.choose(page.getByRole('link', { name: /draft|portal/i }).first());

  await keys.arriveAt(/\/portal\/editor/, 'Keys and Locks');
  await keys.toMainAct(button('Review and approve'));
  await keys.press('Enter');

  await keys.arriveAt(/\/portal\?/, /Version 1 is ready/);
  await keys.toMainAct(button('Approve version 1'));
  await keys.press('Enter');
  await keys.choose(button('Approve and go live'));

  await keys.arriveAt(/\/portal\/live/, 'You’re live.');
  expect(keys.faults).toEqual([]);
});

test('with keys alone, an owner changes a text, the hours, a photo and the look, undoes and publishes', async ({ page }) => {
  await logIn(page, server, demoAccounts.owner);
  const keys = await Keys.on(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
  const headline = draft.locator('h1[data-sunup-text]');
  await keys.open(`${server.url}/portal/editor`);
  await expect(headline).toBeVisible();
  await keys.choose(skipTo(page, 'the draft'));
  await keys.toMainAct(headline);
  await keys.press('Enter');
  await keys.press('ControlOrMeta+a');
  await keys.type('Leaks found, then fixed.');
  await keys.press('Enter');
  await keys.hears(/^Saved as version \d/);

  await keys.choose(button('Your facts'));
  await keys.choose(button('Edit hours'));
  await keys.to(page.getByLabel('Monday: closes at'));
  await keys.type('0415PM');
  await keys.choose(button('Save hours'));
  await keys.hears(/^Saved as version \d/);
  await keys.keepsFocus('the hours were saved');

  await keys.choose(button('Photos'));
  const chooser = page.waitForEvent('filechooser');
  await keys.choose(page.getByLabel(/^Add photos/));
  await (await chooser).setFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await photoBytes(1) });
  await keys.fill(page.getByLabel('What’s in van.jpg?'), 'Our van');
  await keys.choose(page.getByLabel('I have permission to use these photos'), 'Space');
  await keys.choose(button('Upload photos'));
  await expect(page.getByRole('img', { name: 'Our van' })).toBeVisible();
  await keys.keepsFocus('the photo was uploaded');

  await keys.choose(button('Look'));
  await expect(button(/^Try this look/)).toHaveCount(6);
  await keys.choose(button(/^Try this look/).first());
  await keys.hears(/^You’re trying /);
  await keys.keepsFocus('a look was tried');
  await keys.choose(button(/^Undo: Look/));
  await keys.hears(/^Undone: Look/);
  await keys.keepsFocus('undoing');
  await keys.choose(button('Review and approve'));

  await keys.arriveAt(/\/portal\?/, /^Version \d+ has your changes/);
  await keys.toMainAct(button(/^Approve version/));
  await keys.press('Enter');
  await keys.choose(button('Approve and go live'));
  await keys.arriveAt(/\/portal\/live/, 'You’re live.');
  expect(keys.faults).toEqual([]);
});

test('with keys alone, a message and an edit request are answered in Admin', async ({ page, newPage }) => {
  const customer = await newPage();
  await logIn(customer, server, demoAccounts.liveOwner);
  await customer.goto(`${server.url}/portal/messages`);
  await customer.getByRole('textbox', { name: /^Your message to/ }).fill('Please say that we also work on Sundays.');
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await customer.getByRole('link', { name: 'Turn into an edit request' }).last().click();
  await customer.getByLabel('Where on your site?').selectOption({ index: 2 });
  await customer.getByRole('button', { name: 'Request this edit' }).click();
  await expect(customer.getByText(/Edit requested/)).toBeVisible();
  await customer.close();

  await logIn(page, server, demoAccounts.admin);
  const keys = await Keys.on(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await keys.open(`${server.url}/admin/dashboard`);
  await keys.choose(skipTo(page, 'main content'));
  await keys.toMainAct(page.locator('main tbody').getByRole('link').first());
  await keys.choose(page.getByRole('link', { name: 'Answer', exact: true }));

  await keys.arriveAt(/\/admin\/messages\/./, /Mari Gold|Marigold/);
  await keys.toMainAct(page.getByRole('textbox', { name: /^Your answer to/ }));
  await keys.type('We’ll add that today.');
  await keys.choose(button('Send'));
  await keys.hears(/We’ll add that today\./);
  await keys.keepsFocus('the answer was sent');

  await keys.choose(page.getByRole('link', { name: 'Projects' }), 'Enter');
  await keys.arriveAt(/\/admin\/projects/, 'Projects');
  await keys.choose(skipTo(page, 'the list'));
  await keys.toMainAct(page.locator('main tbody').getByRole('link').first());
  await keys.choose(page.getByRole('row', { name: /Marigold/ }).getByRole('link', { name: 'Open' }));

  await keys.arriveAt(/\/admin\/projects\/./, 'Marigold Hair Room');
  await keys.toMainAct(button('Start work'));
  await keys.press('Enter');
  await keys.arriveAt(/\/edit\?request=/, 'Edit a section');
  await keys.choose(skipTo(page, 'the section’s text'));
  await keys.toMainAct(page.locator('[name^="text:"]').first());
  await keys.press('ControlOrMeta+a');
  await keys.type('Open on Sundays, too');
  await keys.choose(button('Save'));
  await keys.hears(/^Saved as version \d+\./);
  await keys.keepsFocus('a section was saved');

  await keys.to(page.getByRole('checkbox', { name: 'This completes the request' }));
  await keys.press('Space');
  await keys.choose(page.getByRole('checkbox', { name: 'Send it to the customer now' }), 'Space');
  await keys.choose(button('Save'));
  await keys.arriveAt(/\/admin\/projects\/[^/]+$/, 'Marigold Hair Room');
  await keys.hears(/^Saved as version \d+\./);
  expect(keys.faults).toEqual([]);
});

const skipTo = (page: Page, what: string) => page.getByRole('link', { name: `Skip to ${what}` });
