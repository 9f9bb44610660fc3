import { expect, type Page, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../helpers/server.ts';
import { countedEvents } from '../helpers/visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

test('the picker takes five pages, no more, and goes on to checkout with them', async ({ page }) => {
  await page.goto(server.url);
  const picker = page.locator('#picker');
  const counter = picker.getByRole('status');
  const onward = picker.getByRole('button', { name: 'Continue to Checkout' });
  const tile = (name: string) => picker.getByRole('checkbox', { name, exact: true });
  await expect(picker.getByRole('checkbox')).toHaveCount(10);
  await expect(counter).toHaveText('0/5');
  await expect(onward).toBeDisabled();
  for (const [index, name] of ['Home', 'About', 'Services', 'Contact'].entries()) {
    await tile(name).check({ force: true });
    await expect(counter).toHaveText(`${index + 1}/5`);
    await expect(onward).toBeDisabled();
  }
  await tile('Shop (Shell)').check({ force: true });
  await expect(counter).toHaveText('5/5');
  for (const name of ['Booking', 'Blog', 'Pricing', 'Gallery', 'FAQ']) await expect(tile(name)).toBeDisabled();
  await tile('Shop (Shell)').uncheck({ force: true });
  await expect(counter).toHaveText('4/5');
  await expect(onward).toBeDisabled();
  await expect(tile('FAQ')).toBeEnabled();
  await tile('FAQ').check({ force: true });
  await onward.click();
  await page.waitForURL('**/payment-choice');
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order.getByRole('listitem')).toHaveText([/Home$/, /About$/, /Services$/, /Contact$/, /FAQ$/]);
});

test('pages picked before the scripts arrive count', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(server.url, { waitUntil: 'commit' });
  const picker = page.locator('#picker');
  await picker.getByRole('checkbox', { name: 'Home', exact: true }).check({ force: true });
  await picker.getByRole('checkbox', { name: 'FAQ', exact: true }).check({ force: true });
  release();
  await expect(picker.getByRole('status')).toHaveText('2/5');
  await expect(picker.getByRole('checkbox', { name: 'FAQ', exact: true })).toBeChecked();
});

test('the menu of a phone opens when it was pressed before the scripts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto(`${server.url}/about`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('each Start My Site leads to the brief and is counted with its place', async ({ page }) => {
  const counted = await countedEvents(page);
  for (const [index, place] of ['hero', 'pricing', 'final-cta'].entries()) {
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'Start My Site' }).nth(index).click();
    await page.waitForURL('**/auth?next=%2Fonboarding');
    await expect
      .poll(() => counted().filter(({ name }) => name === 'cta_click')[index])
      .toEqual({ name: 'cta_click', path: '/', props: { cta_name: 'Start My Site', cta_location: place } });
  }
});

test('leads to twelve cities, all cities and how it works, and tells search engines who is behind it', async ({ page }) => {
  await page.goto(server.url);
  const cities = page.locator('#locations');
  await expect(cities.locator('a[href^="/locations/"]')).toHaveCount(12);
  await expect(cities.getByRole('link', { name: 'View All 45 Cities' })).toHaveAttribute('href', '/cities');
  await expect(page.locator('#process').getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/about');
  const operator = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(operator.areaServed.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Florida', 'North Carolina', 'Tennessee']),
  );
  expect(operator.openingHoursSpecification).toMatchObject({ opens: '09:00', closes: '18:00' });
  expect(operator.hasOfferCatalog.itemListElement).toHaveLength(5);
});

test('fits every width, and each of its pictures is there', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server.url);
    await expect(page.locator('#testimonials img')).toBeAttached();
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px scrolls sideways`,
    ).toBeLessThanOrEqual(0);
  }
});

test.describe('testimonials', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('turn every 5 seconds, wrap around, and stand still under the pointer, with focus and when paused', async ({ page }) => {
    await openTestimonials(page);
    await letGo(page);
    await expectSlide(page, 1);
    await page.clock.runFor(4800);
    await expectSlide(page, 1);
    await page.clock.runFor(200);
    await expectSlide(page, 2);
    for (const next of [3, 4, 1]) {
      await page.clock.runFor(5000);
      await expectSlide(page, next);
    }
    await carousel(page).hover();
    await page.clock.runFor(12_000);
    await expectSlide(page, 1);
    await letGo(page);
    await page.clock.runFor(5000);
    await expectSlide(page, 2);

    await button(page, 'Next').focus();
    await page.clock.runFor(12_000);
    await expectSlide(page, 2);
    await button(page, 'Pause').press('Enter');
    await button(page, 'Turn by itself').blur();
    await page.clock.runFor(12_000);
    await expectSlide(page, 2);
    await button(page, 'Turn by itself').press('Enter');
    await button(page, 'Pause').blur();
    await letGo(page);
    await page.clock.runFor(5000);
    await expectSlide(page, 3);
  });

  test('turn by arrows, dots and arrow keys, around both ends', async ({ page }) => {
    await openTestimonials(page);
    await button(page, 'Previous').click();
    await expectSlide(page, 4);
    await button(page, 'Next').click();
    await expectSlide(page, 1);
    await button(page, 'Show 3 of 4').click();
    await expectSlide(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 4);
  });

  test('load their script only when the reader comes near, and say that they are samples', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
    await page.addInitScript(() => sessionStorage.setItem('splash-seen', '1'));
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Show 2 of 4' })).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('carousel'))).toEqual([]);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Show 2 of 4' })).toBeVisible();
    expect(scripts.filter((url) => url.includes('carousel')).length).toBeGreaterThan(0);
    await expect(carousel(page).getByText('A sample for this demo, not a customer.').first()).toBeVisible();
  });
});

test('testimonials never turn by themselves for people who want less motion', async ({ page }) => {
  await openTestimonials(page);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await expect(button(page, 'Pause')).toHaveCount(0);
  await button(page, 'Next').click();
  await expectSlide(page, 2);
});

test.describe('splash', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('shows four messages for 1.5 seconds each, then the first again, and leaves after 6.5, once a session', async ({ page }) => {
    await openStopped(page);
    await expect(splash(page).getByText('Preparing your experience...')).toBeVisible();
    await expect(splash(page).getByText('24 hours', { exact: true })).toBeVisible();
    await expect(splash(page).getByText('5 pages', { exact: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveText('5-Page Websites.Live in 24 Hours.');
    for (const message of [
      'Your WebsiteReady in 24 Hours',
      '5 Custom PagesModern & Professional',
      'Just $299+ $29/month All-In',
      "Let's BuildYour Online Presence",
    ]) {
      await expectMessage(page, message);
      await page.clock.runFor(1400);
      await expectMessage(page, message);
      await page.clock.runFor(100);
    }
    await expectMessage(page, 'Your WebsiteReady in 24 Hours');
    await page.clock.runFor(490);
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'on');
    await page.clock.runFor(10);
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'leaving');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(splash(page)).toBeHidden();
    await page.goto(`${server.url}/terms`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });

  const endings: Record<string, (page: Page) => Promise<void>> = {
    'the Escape key': (page) => page.keyboard.press('Escape'),
    'a click': (page) => page.mouse.click(400, 500),
    'the Skip button': (page) => splash(page).getByRole('button', { name: 'Skip' }).press('Enter'),
  };
  for (const [name, end] of Object.entries(endings)) {
    test(`ends at ${name}`, async ({ page }) => {
      await openStopped(page);
      await end(page);
      await page.clock.runFor(400);
      await expect(splash(page)).toBeHidden();
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(splash(page)).toBeHidden();
    });
  }
});

test('people who want less motion get no splash', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.locator('h1')).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

const splash = (page: Page) => page.getByRole('region', { name: 'Introduction' });

/** Home at the first moment of its splash, with time standing still from there on. */
async function openStopped(page: Page): Promise<void> {
  await stopTime(page);
  await page.goto(server.url);
  await expect(splash(page)).toBeVisible();
  await expect(page.locator('[inert]').first()).toBeAttached();
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T15:00:00Z' });
  await page.clock.pauseAt('2026-11-21T15:00:01Z');
}

/** The one message of the splash that can be seen. */
async function expectMessage(page: Page, message: string): Promise<void> {
  await expect(splash(page).locator('[aria-hidden=true] > p.opacity-100')).toHaveText(message);
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What customers say' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

/** Home with its clock in our hands, at the testimonials, whose carousel has come. */
async function openTestimonials(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('splash-seen', '1'));
  await stopTime(page);
  await page.goto(server.url);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('button', { name: 'Show 2 of 4' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The pointer comes in and goes out again: the slide that shows waits anew. */
async function letGo(page: Page): Promise<void> {
  await carousel(page).hover();
  await page.clock.runFor(10);
  await page.mouse.move(5, 5);
  await page.clock.runFor(10);
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(carousel(page).locator('[role=group]:not([inert])')).toHaveAttribute('aria-label', `${number} of 4`);
}

/** Keeps the page's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
