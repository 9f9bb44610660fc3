import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { pageChoices } from '../../../content/site-pages.ts';
import { signUp } from '../../helpers/brief-owner.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { countedEvents, holdFramework } from '../../helpers/visitor.ts';

const server = sharedServer();

test('the picker takes exactly five pages and continues to checkout with them', async ({ warmPage: page }) => {
  await page.goto(server.url);
  const picker = page.locator('#picker');
  const counter = picker.getByRole('status');
  const onward = picker.getByRole('button', { name: 'Continue to Checkout' });
  const tile = (name: string) => picker.getByRole('checkbox', { name, exact: true });
  await expect(picker.getByRole('checkbox')).toHaveCount(pageChoices.length);
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
  // Back from the checkout, the picks are still there.
  await page.goto(`${server.url}/#picker`);
  await expect(counter).toHaveText('5/5');
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ']) await expect(tile(name)).toBeChecked();
});

test('each part of the page that shows a sample says so', async ({ warmPage: page }) => {
  await page.goto(server.url);
  const parts = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      // The carousel's other slides are there, too.
      for (const hidden of section.querySelectorAll('[data-slide][inert]')) hidden.remove();
      return section.textContent.match(/sample/gi)?.length ?? 0;
    }),
  );
  // The hero and the testimonials show two.
  expect(
    parts.filter((count) => count > 0),
    'hero, five pages, case study and testimonials',
  ).toEqual([2, 1, 1, 2]);
});

test('pages picked before React arrives count', async ({ warmPage: page }) => {
  const release = await holdFramework(page);
  await page.goto(server.url, { waitUntil: 'commit' });
  const picker = page.locator('#picker');
  await picker.getByRole('checkbox', { name: 'Home', exact: true }).check({ force: true });
  await picker.getByRole('checkbox', { name: 'FAQ', exact: true }).check({ force: true });
  release();
  await expect(picker.getByRole('status')).toHaveText('2/5');
  await expect(picker.getByRole('checkbox', { name: 'FAQ', exact: true })).toBeChecked();
});

test('each Start My Site leads to the brief and is counted with its place', async ({ warmPage: page }) => {
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

test('Start My Site leads a customer without a project straight into the brief, and Back leaves it', async ({ warmPage: page }) => {
  const email = 'starts@site.test';
  await signUp(page, server, email, 'a quiet door');
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Start My Site' }).first().click();
  await page.waitForURL('**/onboarding/business');
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('links to twelve cities, all cities and how it works, and names the business in structured data', async ({ warmPage: page }) => {
  await page.goto(server.url);
  const cities = page.locator('#locations');
  await expect(cities.locator('a[href^="/locations/"]')).toHaveCount(12);
  await expect(cities.getByText('We work nationwide. Our main markets are Florida, North Carolina and Tennessee')).toBeVisible();
  await expect(cities.getByRole('link', { name: 'View All 45 Cities' })).toHaveAttribute('href', '/cities');
  await expect(page.locator('#process').getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/about');
  const operator = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(operator.areaServed.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Florida', 'North Carolina', 'Tennessee']),
  );
  expect(operator.openingHoursSpecification).toMatchObject({ opens: '09:00', closes: '18:00' });
  expect(operator.hasOfferCatalog.itemListElement).toHaveLength(5);
});

test('fits every width, and each of its pictures is there', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(server.url);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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

  test('advance every 5 seconds, wrap around, and pause under the pointer, with focus and when paused', async ({ page }) => {
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
    await button(page, 'Play').blur();
    await page.clock.runFor(12_000);
    await expectSlide(page, 2);
    await button(page, 'Play').press('Enter');
    await button(page, 'Pause').blur();
    await letGo(page);
    await page.clock.runFor(5000);
    await expectSlide(page, 3);
  });

  test('move with arrows, dots and arrow keys, around both ends', async ({ page }) => {
    await openTestimonials(page);
    await button(page, 'Previous').click();
    await expectSlide(page, 4);
    await button(page, 'Next').click();
    await expectSlide(page, 1);
    await button(page, 'Show testimonial 3 of 4').click();
    await expectSlide(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 4);
  });

  test('move with a swipe, and say that they are samples', async ({ page }) => {
    await openTestimonials(page);
    const quote = await carousel(page).locator('[role=group]:not([inert])').boundingBox();
    const swipe = async (from: number, to: number) => {
      for (const [type, clientX] of [
        ['pointerdown', from],
        ['pointerup', to],
      ] as const)
        await carousel(page).dispatchEvent(type, { pointerType: 'touch', clientX, clientY: quote?.y, bubbles: true });
    };
    await swipe(300, 200);
    await expectSlide(page, 2);
    await swipe(200, 190);
    await expectSlide(page, 2);
    await swipe(200, 300);
    await expectSlide(page, 1);
    await expect(carousel(page).getByText('A sample for this demo, not a customer.').first()).toBeVisible();
  });
});

test('testimonials never advance automatically with reduced motion', async ({ page }) => {
  await openTestimonials(page);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await expect(button(page, 'Pause')).toHaveCount(0);
  await button(page, 'Next').click();
  await expectSlide(page, 2);
});

test.describe('splash', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const messages = [
    'Your Website Ready in 24 Hours',
    '5 Custom Pages Modern & Professional',
    'Just $299 + $29/month All-In',
    "Let's Build Your Online Presence",
  ];
  const [first, second, third, fourth] = messages;

  test('changes its messages with CSS at 0, 1.5, 3, 4.5 and 6 seconds, however busy the page is', async ({ page }) => {
    await openStopped(page);
    await expect(splash(page).getByText('Preparing your experience...')).toBeVisible();
    await expect(splash(page).getByText('24 hours', { exact: true })).toBeVisible();
    await expect(splash(page).getByText('5 pages', { exact: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveText('5-Page Websites. Live in 24 Hours.');
    for (const [ms, message] of [
      [0, first],
      [1499, first],
      [1500, second],
      [2999, second],
      [3000, third],
      [4499, third],
      [4500, fourth],
      [5999, fourth],
      [6000, first],
      [6499, first],
    ] as const)
      expect(await messagesAt(page, ms), `after ${ms} ms`).toEqual([message]);
    expect(
      await splash(page)
        .locator('.splash-progress')
        .evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().duration),
    ).toBe(6500);
  });

  test('ends after 6.5 seconds and does not come back in the browser', async ({ page }) => {
    await openStopped(page);
    await page.clock.runFor(6499);
    await expect(splash(page)).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(page.locator('dialog.splash')).not.toHaveAttribute('open');
    await expect(splash(page)).toBeHidden();
    await expect.poll(() => page.locator('dialog.splash').evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
    await page.clock.runFor(60_000);
    await expect(page.locator('dialog.splash')).not.toHaveAttribute('open');
    // Another session of the browser: a new tab.
    const tab = await page.context().newPage();
    await tab.goto(`${server.url}/about`);
    await expect(tab.locator('h1')).toBeVisible();
    await expect(splash(tab)).toBeHidden();
  });

  test('leaves those alone who come to a part of a page, from another of our pages, or logged in', async ({ page }) => {
    const opens = async (path: string, options: { referer?: string } = {}) => {
      await page.goto(server.url + path, options);
      await expect(page.locator('h1')).toBeVisible();
      await expect(splash(page)).toBeHidden();
    };
    await opens('/#picker');
    await opens('/about', { referer: `${server.url}/auth` });
    await logIn(page, server, demoAccounts.owner);
    await opens('/portfolio');
    await page.context().clearCookies();
    await page.goto(`${server.url}/portfolio`);
    await expect(splash(page)).toBeVisible();
  });

  for (const path of ['/booking', '/blog/seo-features', '/locations/boise']) {
    test(`covers ${path} when it is opened first, with the page underneath out of reach`, async ({ page }) => {
      await openStopped(page, path);
      await expect(splash(page)).toBeFocused();
      for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(false);
    });
  }

  const endings: Record<string, (page: Page) => Promise<void>> = {
    'the Escape key': (page) => page.keyboard.press('Escape'),
    'a click': (page) => page.mouse.click(400, 500),
    'the Skip button': (page) => splash(page).getByRole('button', { name: 'Skip' }).press('Enter'),
  };
  for (const [name, end] of Object.entries(endings)) {
    test(`ends with ${name}, before any script file has loaded`, async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      await openStopped(page, '/', 'commit');
      await end(page);
      await expect(splash(page)).toBeHidden();
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(splash(page)).toBeHidden();
    });
  }
});

test('people with reduced motion get no splash', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.locator('h1')).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

const splash = (page: Page) => page.getByRole('dialog', { name: 'Introduction' });

/** A page at the first moment of its splash, with the scripts' clock paused. */
async function openStopped(page: Page, path = '/', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await stopTime(page);
  await page.goto(server.url + path, { waitUntil });
  await expect(splash(page)).toBeVisible();
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T15:00:00Z' });
  await page.clock.pauseAt('2026-11-21T15:00:01Z');
}

/** The messages of the splash that are visible `ms` after it appeared. */
function messagesAt(page: Page, ms: number): Promise<string[]> {
  return page.locator('.splash-message').evaluateAll(
    (all, time) =>
      all.flatMap((message) => {
        for (const animation of message.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        return Number(getComputedStyle(message).opacity) > 0 ? [message.textContent ?? ''] : [];
      }),
    ms,
  );
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What customers say' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

/** Home at the testimonials, with its clock paused. */
async function openTestimonials(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('splash-seen', '1'));
  await stopTime(page);
  await page.goto(server.url);
  await carousel(page).scrollIntoViewIfNeeded();
  // Until the page is painted and its script has started.
  await page.clock.runFor(100);
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
