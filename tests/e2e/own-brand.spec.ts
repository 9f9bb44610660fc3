import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { Keys } from '../helpers/keys.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { sitemapPaths } from '../helpers/public-pages.ts';
import { sampleMails } from '../helpers/sample-mails.ts';
import { oursIn, secondBrand, secondMark } from '../helpers/second-brand.ts';

const id = 'G-AB12CD34EF';
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startTestServer({ MAIL_FROM: 'Post <post@harbor.example>', GA4_ID: id });
});
test.afterAll(() => server.stop());

test('after consent, every page that is opened is one config call: public pages, the login, the portal and Admin', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(server.url);
  await expect(page.getByText('Can we also count this visit with Google Analytics?')).toBeVisible();
  expect([asked, await viewsIn(page)]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => viewsIn(page)).toEqual([[id, '/']]);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  // The next page is opened by React, in the same document.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect
    .poll(() => viewsIn(page))
    .toEqual([
      [id, '/'],
      [id, '/faq'],
    ]);
  await page.goto(`${server.url}/auth`);
  await expect.poll(() => viewsIn(page)).toEqual([[id, '/auth']]);
  await logIn(page, server, demoAccounts.admin);
  for (const path of ['/portal/settings', '/admin/dashboard', '/no-such-page']) {
    await page.goto(server.url + path);
    await expect.poll(() => viewsIn(page)).toEqual([[id, path]]);
  }
});

for (const { path, ...viewport } of [
  { path: '/', width: 390, height: 844 },
  { path: '/contact', width: 1440, height: 900 },
])
  test(`while the question is unanswered, Tab stops nowhere under it on ${path} at ${viewport.width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' });
    const keys = await Keys.on(page);
    await keys.open(server.url + path);
    await expect(page.getByRole('region', { name: 'Visit counting' })).toBeVisible();
    await keys.toEnd();
    expect(keys.faults.filter((fault) => /covered|out of the window/.test(fault))).toEqual([]);
    await keys.choose(page.getByRole('button', { name: 'No', exact: true }));
    await keys.keepsFocus('the question was answered');
    expect(keys.faults.filter((fault) => fault.includes('no focus'))).toEqual([]);
  });

const { name, tagline, email, phone, postalAddress, color } = secondBrand;

test.describe('second brand', () => {
  // The first test makes the brand that the others look for.
  test.describe.configure({ mode: 'serial' });

  test('an admin goes through the setup, leaves it and continues, and public pages have the new name, mark and color', async ({ page }) => {
    await logIn(page, server, demoAccounts.admin);
    await page.setViewportSize({ width: 390, height: 844 });
    // Kept from before, so it has to be rendered again.
    expect(oursIn(await (await fetch(server.url)).text()).length).toBeGreaterThan(5);
    await page.goto(`${server.url}/admin/setup`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name and logo');
    await page
      .locator('input[name="mark"]')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(secondMark) });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await next(page);
    await expect(page.getByText('This can’t be empty.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await expect(page.locator('.night').getByText(name)).toBeVisible();
    await page.getByRole('textbox', { name: 'What you do' }).fill(tagline);
    await next(page, 'Color');
    await expect(page.locator('header img[src^="/brand/mark.png"]').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Brand color' }).fill(color);
    await next(page, 'Contact and address');
    // Leaves, and continues where it was, at a desk.
    await page.goto(`${server.url}/admin/dashboard`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.url}/admin/setup`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact and address');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await page.getByRole('textbox', { name: 'Postal address' }).fill(postalAddress);
    await next(page, 'Time zone and hours');
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption(secondBrand.timeZone);
    await page.getByRole('textbox', { name: 'Main markets' }).fill(secondBrand.states.join(', '));
    await page.getByLabel('Office opens').fill('08:00');
    await next(page, 'Prices and invoices');
    await page.getByRole('textbox', { name: /^Setup, one-time/ }).fill('399');
    await next(page, 'Legal texts');
    await next(page, 'Email sender');
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(`Sent to ${demoAccounts.admin}.`)).toBeVisible();
    await next(page, 'Social profiles');
    await page.getByRole('textbox', { name: 'Instagram' }).fill('https://www.instagram.com/harborpages');
    await next(page, 'Finish');
    // No legal text was published.
    await expect(page.getByText('1 step isn’t done.')).toBeVisible();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await page.waitForURL('**/admin/dashboard');

    await page.context().clearCookies();
    await page.goto(`${server.url}/contact`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(`Contact | ${name}`);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const logo = page.getByRole('banner').getByRole('link', { name });
      await expect(logo).toBeVisible();
      expect(await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
      await expect(page.getByRole('contentinfo').getByText(phone)).toBeVisible();
      const send = page.locator('main').getByRole('button', { name: /send/i });
      await expect(send).toHaveCSS('background-color', 'rgb(15, 118, 110)');
      await expect(send).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#001c1a');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  test('no public page or file of the second brand says our name', async () => {
    const pages = await sitemapPaths(server.url);
    expect(pages.length).toBeGreaterThan(60);
    const others = [
      ...[
        '/auth',
        '/auth?tab=signup',
        '/auth/forgot',
        '/auth/code',
        '/auth/reset?token=x',
        '/nothing-here',
        '/booking/call',
        '/unsubscribe',
      ],
      ...['/app.webmanifest', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/offline', '/brand/colors.css'],
    ];
    const found: Record<string, string[]> = {};
    for (const path of [...pages, ...others]) {
      const text = await (await fetch(server.url + path)).text();
      expect(text.length, path).toBeGreaterThan(20);
      const ours = oursIn(text);
      if (ours.length) found[path] = ours;
    }
    expect(found).toEqual({});
    const home = await (await fetch(server.url)).text();
    expect(home).toContain(`"name":"${name}"`);
    expect(home).toContain(`content="5-Page Websites. Live in 24 Hours. ${name}"`);
    expect(home).toContain(secondBrand.states.join(' and '));
    expect(await (await fetch(`${server.url}/app.webmanifest`)).json()).toMatchObject({
      name,
      description: tagline,
      theme_color: '#001c1a',
    });
  });

  test('the chat and what scripts add to a page know only the second brand', async ({ page }) => {
    await page.goto(`${server.url}/locations/raleigh`);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/sunrise/i).first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /cookie|analytics/i })
        .or(page.getByText('Google Analytics'))
        .first(),
    ).toBeVisible();
    expect(oursIn((await page.locator('body').textContent()) ?? '')).toEqual([]);
    for (const question of [
      'Who are you?',
      `What is ${name}?`,
      'hello',
      'What is the weather?',
      'How do I reach a person?',
      'Where do you work?',
    ]) {
      const response = await fetch(`${server.url}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: server.url, Authorization: 'Bearer sunup-public' },
        body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
      });
      expect(response.status, question).toBe(200);
      const pieces = [...(await response.text()).matchAll(/^data: (\{.*)$/gm)].map(
        ([, data = '']) => JSON.parse(data).choices[0].delta.content,
      );
      expect(pieces.join('').length, question).toBeGreaterThan(20);
      expect(oursIn(pieces.join('')), question).toEqual([]);
    }
  });

  // emails/mails.test.ts reads subjects and texts, too.
  test('no email of the second brand says our name', async ({ page }) => {
    for (const { name, address } of await sampleMails(page, server.url)) {
      const html = await (await fetch(address)).text();
      expect(oursIn(html), name).toEqual([]);
      expect(html).toContain(postalAddress);
      expect(html).toContain(`${server.url}/brand/mark.png?v=`);
    }
    const [sent] = (await (await fetch(`${server.url}/dev/inbox.json`)).json()) as { from: string; subject: string }[];
    expect(sent).toMatchObject({ from: 'post@harbor.example', subject: 'A test email' });
  });
});

/** Saves a step; `title` is the one that follows. */
async function next(page: Page, title?: string): Promise<void> {
  await page.getByRole('button', { name: /continue$/i }).click();
  if (title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** The page views reported in this document: property and path. */
function viewsIn(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: IArguments[] };
    return dataLayer
      .map((command) => [...command])
      .flatMap(([name, property, props]) => (name === 'config' ? [[property, props.page_path]] : []));
  });
}
