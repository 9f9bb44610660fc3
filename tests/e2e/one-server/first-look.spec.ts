import { expect, type Locator, type Page } from '@playwright/test';
import { signUpByForm, verifyByLink, verifyLink } from '../../helpers/by-form.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { holdFramework, holdRequests, judge } from '../../helpers/visitor.ts';

const server = sharedServer();

test('three answers on the home page draw the visitor’s own, on a phone and a desktop, and the brief starts with them', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(server.url);
  await expect(page.getByText('Fill these in to see your own home page here.')).toBeVisible();
  await page.getByLabel('Business name').fill('Shallow End Pool Care');
  const drawn = page.frameLocator('iframe[title="Your own home page"]:not([inert])');
  await expect(drawn.getByText('Shallow End Pool Care').first()).toBeAttached();
  await page.getByLabel('What you do').fill('pool cleaning');
  await page.getByLabel('City or town').fill('Tucson');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(drawn.getByText(/Tucson/).first()).toBeAttached();
    await page.getByLabel('City or town').focus();
    await expect(drawn.locator('.sunup-ring')).toHaveText('Your town');
    await expect(page.getByText('Free to try. Sign up to keep it.')).toBeVisible();
    // The page is a picture, with no stops in it.
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`${ownPage}:focus`)).toHaveCount(0);
    }
  }
  await page.getByLabel('City or town').press('Enter');
  await page.waitForURL('**/auth?next=%2Fonboarding');

  await beginBrief(page, 'pools@first-look.test');
  await expect(page.getByText('Tucson').first()).toBeAttached();
  // Once there's an account, this browser's next visitor starts with an empty form.
  await page.goto(server.url);
  await expect(page.getByText('Fill these in to see your own home page here.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('');
});

const ownPage = 'iframe[title="Your own home page"]';
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name.replace('__Host-', ''));
const noPage = 'We couldn’t build your page just now. You can still start your site.';

test('a page that shows while the next one loads has its circle, too', async ({ warmPage: page }) => {
  const shows = Promise.withResolvers<void>();
  let opened = 0;
  await page.route(/\/\/f-[a-z2-7]{20}\.[^/]+\/$/, async (route) => {
    // The first page comes late, and the second one never.
    if (++opened > 1) return;
    await shows.promise;
    await route.continue();
  });
  await page.goto(server.url);
  await page.getByLabel('Business name').fill('Shallow End');
  await expect.poll(() => opened).toBe(1);
  const next = page.waitForResponse('**/api/first-look');
  await page.getByLabel('What you do').fill('pool cleaning');
  await page.getByLabel('Business name').focus();
  await next;
  shows.resolve();
  const drawn = page.frameLocator('iframe[title="Your own home page"]:not([inert])');
  await expect(drawn.locator('.sunup-ring')).toHaveText('Your business');
});

test('answers that couldn’t be sent stay, are sent again when the field is left, and don’t bar the way on', async ({ warmPage: page }) => {
  await page.goto(server.url);
  await page.route('**/api/first-look', (route) => route.abort());
  await page.getByLabel('Business name').fill('Shallow End');
  await expect(page.getByText(noPage)).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Shallow End');
  await page.unroute('**/api/first-look');
  await page.getByLabel('Business name').blur();
  await expect(page.getByText('Free to try. Sign up to keep it.')).toBeVisible();
  await expect(page.getByText(noPage)).toBeHidden();

  await page.route('**/api/first-look', (route) => route.abort());
  await page.getByLabel('City or town').fill('Tucson');
  await page.getByRole('link', { name: 'Start My Site' }).first().click();
  await page.waitForURL('**/auth?next=%2Fonboarding');
});

test('the next page waits for the answers, and emptied ones are forgotten', async ({ warmPage: page }) => {
  await page.goto(server.url);
  await page.route('**/api/first-look', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByLabel('Business name').fill('Shallow End');
  await page.getByLabel('City or town').fill('Tucson');
  await page.getByLabel('City or town').press('Enter');
  await page.waitForURL('**/auth?next=%2Fonboarding');
  expect(await cookiesOf(page)).toContain('first-look');

  await page.goto(server.url);
  await expect(page.getByLabel('City or town')).toHaveValue('Tucson');
  await page.getByLabel('What you do').fill('pool cleaning');
  await expect(page.locator(ownPage).first()).toBeAttached();
  for (const label of ['Business name', 'What you do', 'City or town']) await page.getByLabel(label).fill('');
  await page.getByLabel('City or town').blur();
  await expect(page.getByText('Fill these in to see your own home page here.')).toBeVisible();
  await expect(page.locator(ownPage)).toHaveCount(0);
  await expect.poll(() => cookiesOf(page)).not.toContain('first-look');
});

test('the checkout shows the visitor’s own home page beside their order, and no navigation, on a phone and a desktop', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(server.url);
  await page.getByLabel('Business name').fill('Shallow End Pool Care');
  await page.getByLabel('What you do').fill('pool cleaning');
  await page.getByLabel('City or town').fill('Tucson');
  await page.getByLabel('City or town').blur();
  await expect(page.getByText('Free to try. Sign up to keep it.')).toBeVisible();
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  const release = await holdRequests(page, (url) => url.host.startsWith('f-') && url.pathname === '/');
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL('**/payment-choice');
  const order = page.getByRole('complementary');
  const picture = page.locator('[inert]').filter({ has: page.locator('iframe') });
  // Its outline until it's there.
  await expect(picture.locator('svg[viewBox="0 0 64 48"]').locator('..')).toHaveCSS('opacity', '1');
  await picture.scrollIntoViewIfNeeded();
  release();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(picture.frameLocator('iframe').getByText('Shallow End Pool Care').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['(555) 010-0142', 'Privacy', 'Terms']);
    // Above the order on a desktop, and below it on a phone.
    const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await topOf(order)) < (await topOf(picture)), `at ${width}`).toBe(width < 861);
    await judge(page);
  }
  await page.getByRole('link', { name: 'Back to the page picker' }).click();
  await page.waitForURL(`${server.url}/#picker`);
});

test('an answer that’s too long stays, says so, and isn’t sent', async ({ warmPage: page }) => {
  await page.goto(server.url);
  await page.getByLabel('Business name').fill('Shallow End');
  await expect(page.getByText('Free to try. Sign up to keep it.')).toBeVisible();
  const trade = page.getByLabel('What you do');
  await trade.fill('pool cleaning, '.repeat(5).trim());
  await expect(page.getByText('14 characters too long. The limit is 60, and you have 74.')).toBeVisible();
  await page.getByRole('link', { name: 'Start My Site' }).first().click();
  await expect(trade).toBeFocused();
  await expect(page.getByText('Use 60 characters or fewer. 14 characters too long.')).toBeVisible();
  await trade.fill('pool cleaning');
  await trade.press('Enter');
  await page.waitForURL('**/auth?next=%2Fonboarding');
});

test('a page that doesn’t come is given up after 15 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(server.url);
  await page.route(/\/\/f-/, (route) => route.abort());
  await page.getByLabel('Business name').fill('Shallow End');
  await page.clock.runFor(1000);
  await expect(page.getByText('Building your home page...')).toBeVisible();
  await expect(page.locator(ownPage).first()).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page.getByText(noPage)).toBeVisible();
  await expect(page.getByText('Building your home page...')).toBeHidden();
});

test('without script, the answers go along into sign-up and brief, and into no address', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  await page.getByLabel('Business name').fill('Shallow End Pool Care');
  await page.getByLabel('What you do').fill('pool cleaning');
  await page.getByLabel('City or town').fill('Tucson');
  await page.getByLabel('City or town').press('Enter');
  await page.waitForURL(`${server.url}/auth?next=%2Fonboarding`);

  const email = 'pools-plain@first-look.test';
  await beginBrief(page, email);
});

test('what a visitor types goes along even if they’re faster than the scripts', async ({ warmPage: page }) => {
  const release = await holdFramework(page);
  await page.goto(server.url);
  await page.getByLabel('Business name').fill('Shallow End Pool Care');
  await page.getByRole('link', { name: 'Start My Site' }).first().click();
  // The held scripts keep the next page from being loaded, too.
  await page.waitForURL(`${server.url}/auth?next=%2Fonboarding`, { waitUntil: 'commit' });
  release();
  await expect(page.getByText('this page.', { exact: true })).toBeVisible();
  expect(await cookiesOf(page)).toContain('first-look');
});

/** Signs up, after which the brief starts with the three answers. */
async function beginBrief(page: Page, email: string): Promise<void> {
  await signUpByForm(page, email, 'a quiet door', ['Marisol', 'Vega']);
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/**');
  await expect(page.getByLabel('Business name')).toHaveValue('Shallow End Pool Care');
  await expect(page.getByLabel('What kind of business is it?')).toHaveValue('pool cleaning');
}
