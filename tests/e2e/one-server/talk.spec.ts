import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { countedEvents, judge, orderFivePages, scriptsRun, whenFloating } from '../../helpers/visitor.ts';

const server = sharedServer();

test.describe('activity pop-up', () => {
  test('appears twice a session on schedule, changes its message, and labels samples', async ({ page }) => {
    await withClock(page, 0);
    await open(page);
    await page.clock.runFor(9900);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(popUp(page)).toContainText('Dana from St. George started a five-page site');
    await expect(popUp(page)).toContainText('sample');
    await page.clock.runFor(8000);
    await expect(popUp(page)).toContainText('Marcus from Jacksonville got a finished draft');
    await page.clock.runFor(2000);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(59_700);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(popUp(page)).toContainText('Ines');
    await page.clock.runFor(10_000);
    await page.clock.runFor(300_000);
    await expect(popUp(page)).toHaveCount(0);
    await open(page);
    await page.clock.runFor(300_000);
    await expect(popUp(page)).toHaveCount(0);
  });

  test('appears after 30 s at the latest, and closing it ends the pop-ups for the session', async ({ page }) => {
    await withClock(page, 0.999_999);
    await open(page);
    await page.clock.runFor(29_900);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await judge(page, { part: 'aside[aria-label="Recent activity"]' });
    await popUp(page).getByRole('button', { name: 'Close' }).click();
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(300_000);
    await expect(popUp(page)).toHaveCount(0);
  });

  test('never covers the link that the keyboard is at, and one that would have stays away', async ({ page }) => {
    await withClock(page, 0);
    await open(page);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await terms.evaluate((link) => {
      Object.assign(link.style, { position: 'fixed', left: '2rem', bottom: '3rem' });
      link.focus();
    });
    await page.clock.runFor(10_100);
    await expect(popUp(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.clock.runFor(8000);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(62_000);
    await expect(popUp(page)).toContainText('Ines');
    await terms.focus();
    await page.clock.runFor(100);
    await expect(popUp(page)).toHaveCount(0);
  });

  test('without rows nothing pops up', async ({ page }) => {
    await page.route('**/api/activity', (route) => route.fulfill({ json: { items: [] } }));
    await withClock(page, 0);
    await open(page);
    await page.clock.runFor(120_000);
    await expect(popUp(page)).toHaveCount(0);
  });
});

test.describe('exit offer', () => {
  test('opens once a session, emails a code that works once at checkout, and can be unsubscribed from', async ({ page, newPage }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const events = await countedEvents(page);
    await page.goto(server.url);
    await whenFloating(page);
    await leave(page, 300);
    await expect(offer(page)).toHaveCount(0);
    await leave(page, -1);
    await expect(offer(page)).toBeVisible();
    await judge(page);
    const email = offer(page).getByLabel('Email');
    await email.fill('not an address');
    await offer(page).getByRole('button', { name: 'Email me the code' }).click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await email.fill('rosa@offer.test');
    await email.press('Enter');
    await expect(page.getByText('Success!')).toBeVisible();
    await expect(page.getByText('Check your email for your 10% discount code.')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await leave(page, -1);
    await page.reload();
    await whenFloating(page);
    await leave(page, -1);
    await expect(offer(page)).toHaveCount(0);
    await expect
      .poll(() => events().filter(({ name }) => name.startsWith('exit')))
      .toEqual([
        { name: 'exit_intent_shown', path: '/', props: { trigger: 'mouse_leave' } },
        { name: 'exit_intent_conversion', path: '/', props: { email_captured: true } },
      ]);

    const mail = await mailTo(server, 'rosa@offer.test', /10% discount code/);
    const code = /SUN-\w{4}-\w{4}/.exec(mail.text)?.[0] ?? '';
    // In another browser, the email's link brings the code along.
    const elsewhere = await newPage();
    await elsewhere.goto(/http\S+\/payment-choice\?code=\S+/.exec(mail.text)?.[0] ?? '');
    await expect(elsewhere.getByText(`Pick your five pages, and we’ll apply ${code} at checkout.`)).toBeVisible();
    await orderFivePages(elsewhere, server.url);
    await expect(elsewhere.getByText(`Code ${code} is applied.`)).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Remove code' }).click();
    await expect(elsewhere.getByLabel('Discount code')).toHaveValue('');

    await orderFivePages(page, server.url);
    await page.getByLabel('Your name').fill('Rosa Lind');
    await page.getByLabel('Discount code').fill('SUN-AAAA-AAAA');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('We don’t recognize this code.')).toBeVisible();
    await page.getByLabel('Discount code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Code ${code} is applied.`)).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Rosa Lind');
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('$269.10');
    await judge(page);

    await page.goto(/http\S+\/unsubscribe\?\S+/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Unsubscribe from offers?' })).toBeVisible();
    await judge(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  });

  test('gives a repeated address the same answer, and an email program can unsubscribe with one request', async ({ request }) => {
    const ask = () => request.post(`${server.url}/api/exit-offer`, { form: { email: 'twice@offer.test' } });
    expect((await ask()).status()).toBe(204);
    expect((await ask()).status()).toBe(204);
    const mail = await mailTo(server, 'twice@offer.test', /discount/);
    const link = /http\S+\/unsubscribe\?\S+/.exec(mail.text)?.[0] ?? '';
    const stopped = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(stopped.status()).toBe(200);
    expect(await stopped.text()).toContain('You’re unsubscribed.');
    expect((await request.get(link.replace(/key=.{8}/, 'key=AAAAAAAA'))).status()).toBe(404);
    expect((await request.post(`${server.url}/api/exit-offer`, { form: { email: 'nobody' } })).status()).toBe(422);
  });
});

test('a message from the contact form gets a number and a copy, survives errors, and only admins see its file', async ({ page }) => {
  const openedAt = Date.now();
  await page.clock.setFixedTime(openedAt);
  await page.goto(`${server.url}/contact`);
  // Only scripts know how long someone took.
  await scriptsRun(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Tell us a little more (at least 10 characters)')).toBeVisible();
  await page.getByLabel('Topic').selectOption('My site');
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email').fill('rosa@contact.test');
  await page.getByLabel('Message').fill('The hours on my contact page are wrong.');
  await page.getByLabel('File').setInputFiles({ name: 'hours.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000\u0001') });
  await page.clock.setFixedTime(openedAt + 5000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We can’t open this type of file.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('The hours on my contact page are wrong.');
  await judge(page);
  await page.getByLabel('File').setInputFiles({ name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('Mon-Fri 8-5') });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Sent. Thank you.' })).toBeFocused();
  const number = /C-\d{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'none';
  await expect(page.getByText(/A person will answer by .+ Eastern Time\./)).toBeVisible();
  await judge(page);
  expect((await mailTo(server, 'rosa@contact.test', /We got your message/)).text).toContain(number);
  const mail = await mailTo(server, 'hello@sunup.test', new RegExp(number));
  const file = new URL(/http\S+\/api\/contact-files\/[\w-]+/.exec(mail.text)?.[0] ?? '').pathname;
  expect((await page.request.get(server.url + file)).status()).toBe(404);
  await logIn(page, server, demoAccounts.owner);
  expect((await page.request.get(server.url + file)).status()).toBe(404);
  await page.context().clearCookies();
  await logIn(page, server, demoAccounts.admin);
  const download = await page.request.get(server.url + file);
  expect(download.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="hours.txt"',
    'x-content-type-options': 'nosniff',
  });
  expect(await download.text()).toBe('Mon-Fri 8-5');
});

test('a form with every field filled in is thanked for and kept as possible spam, without an email', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.url}/contact`);
  await page.getByLabel('Topic').selectOption('Something else');
  await page.getByLabel('Your name').fill('Bot');
  await page.getByLabel('Email').fill('bot@contact.test');
  await page.getByLabel('Message').fill('Buy cheap links, all of them.');
  await page.locator('[name="leave_empty"]').evaluate((input: HTMLInputElement) => {
    input.value = 'http://spam.test';
  });
  await page.clock.runFor(5000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Sent. Thank you.' })).toBeVisible();
  const mails = (await (await fetch(`${server.url}/dev/inbox.json?to=bot@contact.test`)).json()) as unknown[];
  expect(mails).toEqual([]);
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/messages`);
  await page.getByRole('link', { name: /^Maybe spam/ }).click();
  await judge(page);
  await page.getByRole('link', { name: /Buy cheap links/ }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('button', { name: 'No answer needed' })).toBeVisible();
});

test.describe('counting', () => {
  test('every route change is a page view, and buttons are counted with their place', async ({ page }) => {
    const events = await countedEvents(page);
    await page.goto(server.url);
    await scriptsRun(page);
    await page.getByRole('link', { name: 'Start My Site' }).first().click();
    await page.waitForURL('**/auth**');
    await expect.poll(events).toEqual([
      { name: 'page_view', path: '/', props: {} },
      { name: 'cta_click', path: '/', props: { cta_name: 'Start My Site', cta_location: 'hero' } },
      { name: 'page_view', path: '/auth', props: {} },
    ]);
  });

  test('a browser that asks not to be tracked sends nothing', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const events = await countedEvents(page);
    await page.goto(server.url);
    await whenFloating(page);
    expect(events()).toEqual([]);
  });
});

/** A clock that stops until it's moved, and random numbers that are always the same. */
async function withClock(page: Page, luck: number): Promise<void> {
  const start = new Date('2026-10-12T14:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, luck);
}

/** Opens home and moves its clock on until the pop-up knows what it may show; its waiting begins then. */
async function open(page: Page): Promise<void> {
  let asked = false;
  const answered = page.waitForResponse('**/api/activity').then((response) => {
    asked = true;
    return response.finished();
  });
  await page.goto(server.url);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        return asked;
      },
      { intervals: [20] },
    )
    .toBe(true);
  await answered;
  // The answer is read by the time a later one is.
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
}

function popUp(page: Page) {
  return page.getByRole('complementary', { name: 'Recent activity' });
}

function offer(page: Page) {
  return page.getByRole('dialog', { name: /10% off/ });
}

/** The pointer leaves the document at this height; above 0 is the top of the window. */
async function leave(page: Page, y: number): Promise<void> {
  await page.evaluate((clientY) => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY }));
  }, y);
}
