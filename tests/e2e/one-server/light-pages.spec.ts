import { expect, type Page } from '@playwright/test';
import { complaintsOf } from '../../helpers/console.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { countedEvents, frameworkRequests, holdFramework, holdRequests, isFramework } from '../../helpers/visitor.ts';

const server = sharedServer();

test('React starts once, without errors, when someone reaches for a control that needs it', async ({ warmPage: page }) => {
  const complaints = complaintsOf(page);
  const loaded = frameworkRequests(page);
  const reaches: Record<string, (page: Page) => Promise<void>> = {
    '/faq': (on) => on.getByLabel('Search questions').focus(),
    '/contact': (on) => on.getByLabel('Topic').hover(),
    '/': (on) => on.getByRole('button', { name: 'Open chat' }).hover(),
  };
  for (const [path, reach] of Object.entries(reaches)) {
    loaded();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    expect(loaded(), path).toEqual([]);
    await reach(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const files = loaded();
    expect(files.length, path).toBeGreaterThan(3);
    expect(new Set(files).size, path).toBe(files.length);
  }
  expect(complaints()).toEqual([]);
});

test('the booking page starts React when its times come into view', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const loaded = frameworkRequests(page);
  await page.goto(`${server.url}/booking`, { waitUntil: 'networkidle' });
  expect(loaded()).toEqual([]);
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('the phone’s menu opens on the first tap without React, and closes when anything in it is chosen', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(isFramework, () => {});
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto(`${server.url}/about`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'How It Works' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'How It Works',
    'Portfolio',
    'Locations',
    'Blog',
    'FAQ',
    'Contact',
    'Login',
    'Get Started',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/contact');
  await expect(menu).toBeHidden();
});

test('the phone’s menu also closes when React opens the next page', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open chat' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [link, path] of [
    ['Get Started', '**/contact'],
    ['FAQ', '**/faq'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: link }).click();
    await page.waitForURL(path);
    await expect(menu).toBeHidden();
  }
});

test('a button that is clicked before React has loaded works once it has', async ({ warmPage: page }) => {
  const release = await holdFramework(page);
  await page.goto(server.url);
  const open = page.getByRole('button', { name: 'Open chat' });
  await open.click();
  await open.click();
  await expect(open).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Ask Sunup' })).toBeVisible();
});

test('a bell that is clicked before its code has loaded opens once it has', async ({ warmPage: page }) => {
  await logIn(page, server, 'owner@sunup.test');
  const release = await holdRequests(page, /\/assets\/bell-/);
  await page.goto(server.url, { waitUntil: 'commit' });
  const bell = page.getByRole('button', { name: /notifications/i });
  await page.waitForFunction((name) => name in document.documentElement.dataset, 'hydrated');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('a search typed before React has loaded is answered', async ({ warmPage: page }) => {
  const release = await holdFramework(page);
  await page.goto(`${server.url}/faq`);
  await page.getByLabel('Search questions').fill('paypal');
  release();
  await expect(page.getByText('How can I pay?')).toBeVisible();
  await expect(page.getByText('Which five should I pick?')).toBeHidden();
});

test('views and clicks are counted once each, without React and with it', async ({ warmPage: page }) => {
  await page.addInitScript(() =>
    addEventListener('click', (event) => (event.target as Element).closest('main a') && event.preventDefault()),
  );
  const counted = await countedEvents(page);
  await page.goto(server.url);
  await page.getByRole('main').getByRole('link', { name: 'Start My Site' }).first().click();
  await page.getByRole('button', { name: 'Open chat' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await expect.poll(counted).toEqual([
    { name: 'page_view', path: '/', props: {} },
    { name: 'cta_click', path: '/', props: { cta_name: 'Start My Site', cta_location: 'hero' } },
    { name: 'page_view', path: '/faq', props: {} },
  ]);
});

test('the carousel keeps its slide when React takes over', async ({ warmPage: page }) => {
  await page.goto(server.url);
  const carousel = page.getByRole('region', { name: 'What customers say' });
  const slide = carousel.locator('[role=group]:not([inert])');
  await carousel.getByRole('button', { name: 'Show testimonial 3 of 4' }).click();
  await expect(slide).toHaveAttribute('aria-label', '3 of 4');
  await page.getByRole('button', { name: 'Open chat' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(slide).toHaveAttribute('aria-label', '3 of 4');
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(slide).toHaveAttribute('aria-label', '4 of 4');
});

test('clocks show the time without React, and on pages that React opens', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T14:40:00Z') });
  await page.route(isFramework, () => {});
  await page.goto(`${server.url}/locations/boise`);
  const clock = page.locator('[data-clock="sun"]');
  await expect(clock).toContainText('7:40 am');
  const sun = () => clock.locator('[data-part="sun"]').getAttribute('cy');
  const before = await sun();
  await page.clock.runFor('02:00:00');
  await expect(clock).toContainText('9:40 am');
  expect(await sun()).not.toBe(before);
  await page.goto(`${server.url}/contact`);
  await expect(page.locator('[data-clock="hours"]')).toContainText('Support is open until 6:00 pm.');
  await expect(page.locator('[data-clock="reply"]')).toContainText('if you write now');
  await page.unroute(isFramework);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open chat' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click();
  await page.waitForURL('**/cities');
  await expect(page.locator('[data-clock="map"]')).toContainText('The sun is up in');
});

test('installing is offered where the browser can, without React', async ({ warmPage: page }) => {
  await page.route(isFramework, () => {});
  await page.goto(`${server.url}/install`);
  const install = page.getByRole('main').getByRole('button', { name: 'Install' });
  await expect(page.getByText('This browser can’t install it automatically.')).toBeVisible();
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked';
        return { outcome: 'dismissed' };
      },
    });
    dispatchEvent(offer);
  });
  await install.click();
  await expect(page).toHaveTitle('asked');
  await expect(install).toBeHidden();
  await expect(page.getByText('This browser can’t install it automatically.')).toBeVisible();
});

test('a page without React reloads when someone logs in in another tab', async ({ page, context }) => {
  // As in a tab opened in the background, which isn't painted until someone looks at it.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(`${server.url}/about`);
  const send = (event: string, userId: string | null) =>
    other.evaluate((message) => new BroadcastChannel('sunup-auth').postMessage(message), { event, userId });
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'page';
    new BroadcastChannel('sunup-auth').onmessage = () => {
      document.documentElement.dataset.heard = 'yes';
    };
  });
  await send('HELLO', null);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'yes');
  // A reload would have begun by now, and this answer would not come.
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
  await expect(page.locator('html')).toHaveAttribute('data-same', 'page');
  for (const event of ['SIGNED_IN', 'HELLO']) {
    const reloaded = page.waitForEvent('load');
    await send(event, 'u1');
    await reloaded;
    await page.waitForLoadState('networkidle');
  }
});
