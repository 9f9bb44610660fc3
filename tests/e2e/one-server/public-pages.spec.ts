import { expect, type Page } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import sharp from 'sharp';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { faultsOn, type Scope } from '../../harness/axe.ts';
import type { TestServer } from '../../harness/server.ts';
import { complaintsOf } from '../../helpers/console.ts';
import { contentSlugs } from '../../helpers/content-slugs.ts';
import { doors } from '../../helpers/doors.ts';
import { fitsAt400Percent, showsInHighContrast } from '../../helpers/enlarged.ts';
import { gluedWords } from '../../helpers/glued-words.ts';
import { sharedPart, wordRuns } from '../../helpers/likeness.ts';
import { logIn } from '../../helpers/log-in.ts';
import { painted } from '../../helpers/painted.ts';
import { htmlErrors, type ReadPage, readPage, sitemapPaths } from '../../helpers/public-pages.ts';
import { test } from '../../helpers/shared-server.ts';
import { frameworkRequests, holdRequests } from '../../helpers/visitor.ts';

const articleSlugs = contentSlugs('articles');
const serviceSlugs = contentSlugs('services');
const citySlugs = contentSlugs('cities');

/** Public routes that search engines should list. */
const expected = [
  ...['/', '/about', '/portfolio', '/faq', '/contact', '/blog', '/booking', '/install', '/privacy', '/terms', '/cities'],
  ...articleSlugs.map((slug) => `/blog/${slug}`),
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...citySlugs.map((slug) => `/locations/${slug}`),
];
const isCity = (path: string) => path.startsWith('/locations/');
/** Also judged in high contrast and at 400%. */
const enlarged = new Set(['/', '/booking', '/locations/boise']);

/** More than twice what the walk takes on two idle cores. */
test.setTimeout(400_000);

let server: TestServer;
let pages: ReadPage[];

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  pages = [];
  for (const path of await sitemapPaths(server.url)) pages.push(await readPage(server.url, path));
});

test('the sitemap lists every public page, and each answers with a head of its own', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  const wrong = pages.flatMap(({ path, status, mainHeadings, canonical, meta }) => [
    ...(status === 200 ? [] : [`${path}: status ${status}`]),
    ...(mainHeadings.length === 1 && mainHeadings[0]?.trim() ? [] : [`${path}: ${mainHeadings.length} headings of the first rank`]),
    ...(canonical.join() === server.url + path ? [] : [`${path}: canonical ${canonical.join()}`]),
    ...(meta.get('og:url') === server.url + path ? [] : [`${path}: og:url ${meta.get('og:url')}`]),
    ...(meta.get('robots') === 'index, follow' ? [] : [`${path}: robots ${meta.get('robots')}`]),
    ...(meta.get('keywords') ? [] : [`${path}: no keywords`]),
    ...((meta.get('description') ?? '').length >= 60 ? [] : [`${path}: description ${meta.get('description')}`]),
  ]);
  expect(wrong).toEqual([]);
  for (const field of ['title', 'description'] as const) {
    const values = pages.map((page) => (field === 'title' ? page.title : (page.meta.get('description') ?? '')));
    expect(
      values.filter((value, index) => values.indexOf(value) !== index),
      `${field}s used twice`,
    ).toEqual([]);
  }
  expect(pages.filter(({ title }) => !title.endsWith(' | Sunup')).map(({ path }) => path)).toEqual([]);
});

test('share pictures are there and of the size that the head states', async () => {
  for (const { path, meta } of pages.filter((page) => !isCity(page.path) || page.path === '/locations/boise')) {
    const response = await fetch(meta.get('og:image') ?? '');
    expect(response.headers.get('content-type'), path).toBe('image/jpeg');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(picture.byteLength, path).toBeGreaterThan(5000);
    const { width, height } = await sharp(picture).metadata();
    expect([String(width), String(height)], path).toEqual([meta.get('og:image:width'), meta.get('og:image:height')]);
  }
});

test('every page is valid HTML, and structured data names its vocabulary and kind', () => {
  expect(htmlErrors({ ...(pages[0] as ReadPage), html: '<!DOCTYPE html><p><div></div></p>' }).length).toBeGreaterThan(0);
  expect(pages.flatMap((page) => htmlErrors(page).map((error) => `${page.path}: ${error}`))).toEqual([]);
  const blocks = pages.flatMap(({ path, structured }) => structured.map((data) => ({ path, data: data as Record<string, unknown> })));
  expect(blocks.filter(({ data }) => data['@context'] !== 'https://schema.org' || !data['@type']).map(({ path }) => path)).toEqual([]);
  const kindsOn = (path: string) => blocks.filter((block) => block.path === path).map(({ data }) => data['@type']);
  const ofService = ['Service', 'FAQPage', 'BreadcrumbList', 'ProfessionalService'];
  for (const slug of serviceSlugs) expect(kindsOn(`/services/${slug}`)).toEqual(ofService);
  for (const slug of citySlugs) expect(kindsOn(`/locations/${slug}`)).toEqual(ofService);
  for (const slug of articleSlugs) expect(kindsOn(`/blog/${slug}`)).toEqual(['Article', 'BreadcrumbList', 'ProfessionalService']);
  expect(kindsOn('/faq')).toContain('FAQPage');
  // The operator and the opening hours, once on every page.
  for (const { path } of pages) {
    const operators = blocks.filter(({ path: on, data }) => on === path && data['@type'] === 'ProfessionalService');
    expect(
      operators.map(({ data }) => data.openingHoursSpecification),
      path,
    ).toMatchObject([{ opens: '09:00', closes: '18:00' }]);
  }
});

test('no words run together where styles aren’t read: in text browsers, copied text and previews', () => {
  expect(pages.flatMap(({ path, html }) => gluedWords(html).map((words) => `${path}: ${words}`))).toEqual([]);
});

test('no two city pages share 60% of their text, navigation and footer counted in', () => {
  // The measure: of the five-word runs on the shorter page, how many stand on the other one, too.
  const texts = pages.filter(({ path }) => isCity(path)).map(({ path, bodyText }) => ({ path, runs: wordRuns(bodyText) }));
  expect(Math.min(...texts.map(({ runs }) => runs.size))).toBeGreaterThan(500);
  const pairs = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => ({ one, other })));
  expect(pairs).toHaveLength(990);
  const alike = pairs.map(({ one, other }) => ({ pair: `${one.path} ${other.path}`, share: sharedPart(one.runs, other.runs) }));
  expect(alike.filter(({ share }) => share >= 0.6)).toEqual([]);
  // A page is all of itself, and an empty measure would pass anything.
  const [first] = texts;
  expect(first && sharedPart(first.runs, first.runs)).toBe(1);
  expect(Math.max(...alike.map(({ share }) => share))).toBeGreaterThan(0.02);
});

test('an address that is not ours is a real 404 with the seed’s words', async () => {
  for (const path of ['/nothing-here', '/locations/atlantis', '/services/magic', '/blog/no-such-article']) {
    const page = await readPage(server.url, path);
    expect(page.status, path).toBe(404);
    expect(page.mainHeadings).toEqual(['Oops! Page not found']);
    expect(page.title).toBe('Page not found | Sunup');
    expect(page.meta.get('robots')).toBe('noindex');
    expect(page.html).toContain('Return to Home');
    expect(page.html).toContain('Skip to main content');
  }
});

test('no link of the app is broken, anchors included', async () => {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: server.url,
    recurse: true,
    // Share pictures are drawn a few at a time, and more requests than that are refused.
    concurrency: 4,
    checkFragments: true,
    // The cities' share pictures are drawn alike, each for a tenth of a second of work; the test of share pictures gets one.
    linksToSkip: async (link) =>
      !link.startsWith(server.url) || link.startsWith(`${server.url}/dev/`) || /\/locations\/.+\/og-image\.jpg/.test(link),
  });
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(expected.length);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent, status }) => `${parent} → ${url}: ${status}`)).toEqual([]);
});

test('every page but the cities’ loads no React while no one touches it, is accessible on a phone and a desktop, keeps to its width and leaves the console quiet', async ({
  page,
}) => {
  const errorsOf = complaintsOf(page);
  const loaded = frameworkRequests(page);
  const layouts = new Set<string>();
  for (const { path } of pages.filter((one) => !isCity(one.path))) {
    loaded();
    await open(page, path, 390);
    // React shows the times of /booking in the visitor's time zone.
    if (path !== '/booking') await expectNoReact(page, path, loaded);
    await unfold(page);
    await judge(page, `${path} at 390`);
    // Articles have one layout, and so do services: at another width, one of each shows what the others would.
    const layout = path.replace(/^\/(blog|services)\/.+/, '/$1/*');
    await page.setViewportSize({ width: 1440, height: 900 });
    await (layouts.has(layout) ? expectNoSidewaysScroll : judgeWide)(page, `${path} at 1440`);
    layouts.add(layout);
    if (enlarged.has(path)) await judgeEnlarged(page, path);
    expect.soft(errorsOf(), path).toEqual([]);
  }
});

test('every city page is, too: one layout, so all fit a phone, one of each time zone is opened, and three are judged', async ({ page }) => {
  const errorsOf = complaintsOf(page);
  const loaded = frameworkRequests(page);
  const cityPages = pages.filter((one) => isCity(one.path));
  const judged = new Set(['/locations/boise', '/locations/fayetteville-springdale-rogers', '/locations/the-villages']);
  const ofZones = [...Map.groupBy(cityPages, ({ html }) => /data-zone="[^"]+"/.exec(html)?.[0]).values()];
  expect(ofZones.length).toBeGreaterThan(4);
  for (const path of new Set([...judged, ...ofZones.flatMap(([first]) => first?.path ?? [])])) {
    loaded();
    await open(page, path, 390);
    if (judged.has(path)) await expectNoReact(page, path, loaded);
    await unfold(page);
    await (judged.has(path) ? judge : expectNoSidewaysScroll)(page, `${path} at 390`);
    if (judged.has(path)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await judgeWide(page, `${path} at 1440`);
    }
    if (enlarged.has(path)) await judgeEnlarged(page, path);
    expect.soft(errorsOf(), path).toEqual([]);
  }
  // Only the words of the others differ, and they can only be too wide for a phone. So an open page takes them in.
  const styles = ({ html }: ReadPage) => html.match(/<link rel="stylesheet"[^>]*>/g)?.join() ?? 'none';
  expect(new Set(cityPages.map(styles)).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, html, mainHeadings } of cityPages) {
    const heading = await page.evaluate(takeIn, html);
    expect(heading, path).toBe(mainHeadings[0]);
    await expectNoSidewaysScroll(page, `${path} at 390`);
  }
});

/** Runs in a page: puts another page's content into it, with every question unfolded. Returns its heading. */
function takeIn(html: string): string | null | undefined {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  for (const details of main?.querySelectorAll('details') ?? []) details.setAttribute('open', '');
  document.querySelector('main')?.replaceWith(main ?? '');
  return document.querySelector('main h1')?.textContent;
}

/** What pages say by the defaults, and what it becomes. */
const changes = [
  ['$299', '$359.50'],
  ['$29', '$35'],
  ['$647', '$779.50'],
  ['24 hours', '36 hours'],
  ['24 Hours', '36 Hours'],
  ['24-hour', '36-hour'],
] as const;

test('a change of prices and promised hours reaches all pages but the terms immediately: words, head, data, feed', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/settings`);
  await fillAndSave(page, 'prices', { 'Setup, one-time ($)': '359.50', 'Monthly ($)': '35' });
  await fillAndSave(page, 'capacity and deadlines', {
    'First draft within (hours)': '36',
    'An edit is due after (hours)': '70',
    'An edit is late after (hours)': '77',
  });
  const others = doors.filter(({ path, ask, row }) => !ask && row[0] === 200 && !expected.includes(path)).map(({ path }) => path);
  // Terms hold their words: what was accepted does not change with the settings.
  const following = [...expected, ...others, '/blog/rss.xml'].filter((path) => !path.startsWith('/terms'));
  for (const path of following) {
    const before = pages.find((one) => one.path === path);
    let after = await readPage(server.url, path);
    expect(after.status, path).toBe(200);
    // A page that takes long to render is sent once more as it was.
    if (changes.some(([old]) => timesIn(after, old))) after = await readPage(server.url, path);
    for (const [old, now] of changes) {
      expect.soft(timesIn(after, old), `${path} says ${old}`).toBe(0);
      if (before)
        expect.soft(timesIn(after, now), `${path} says ${now} wherever it showed ${old}`).toBeGreaterThanOrEqual(timesIn(before, old));
    }
    expect.soft(after.bodyText, path).not.toMatch(/\b48(?: to 51)? hours|48-51|late after 51|\{\w+\}/);
  }
  await page.goto(`${server.url}/admin/settings`);
  await fillAndSave(page, 'prices', { 'Setup, one-time ($)': '299', 'Monthly ($)': '29' });
  await fillAndSave(page, 'capacity and deadlines', {
    'First draft within (hours)': '24',
    'An edit is due after (hours)': '48',
    'An edit is late after (hours)': '51',
  });
});

/** Fills in a group of the operator's settings and waits until they're stored. */
async function fillAndSave(page: Page, group: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: `Save ${group}` }).click();
  for (const value of Object.values(values)) await expect(page.locator(`input[name^="was:"][value="${value}"]`)).toBeAttached();
}

/** How often a page says an amount or a time anywhere: in its text, its head, its structured data or its scripts. */
function timesIn({ html }: ReadPage, text: string): number {
  return html.match(new RegExp(`${text.replace('$', '\\$')}(?!\\d)`, 'g'))?.length ?? 0;
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(server.url + path);
  await page.evaluate(() => document.fonts.ready);
}

/** Unfolds every question. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
}

/** On the open page, reads on without reaching for a control, and leaves the page at its top again. */
async function expectNoReact(page: Page, path: string, loaded: () => string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 60);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await page.keyboard.press('Tab');
  await page.mouse.move(5, 400);
  expect(loaded(), path).toEqual([]);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function judgeEnlarged(page: Page, path: string): Promise<void> {
  await showsInHighContrast(page, path);
  await fitsAt400Percent(page, path);
}

test('text keeps the right margin on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/portfolio', '/nothing']) {
    await page.goto(`${server.url}${path}`);
    const rights = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h2, p, dd')]
          .filter((one) => !one.closest('figure, [aria-hidden]'))
          .map((one) => one.getBoundingClientRect().right),
      );
    expect(rights.length, path).toBeGreaterThan(1);
    expect(Math.max(...rights), path).toBeLessThanOrEqual(390 - 16);
  }
});

test('setting the clocks moves nothing on phones, even on a day we’re closed', async ({ page }) => {
  const sunday = new Date('2026-11-29T15:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(sunday);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        shifts.push(...sources.flatMap(({ node }) => node?.textContent || []));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/booking', '/contact', '/locations/boise']) {
    const setClocks = await holdRequests(page, /\/assets\/enhance-/);
    await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    setClocks();
    await expect(page.locator('[data-clock] [data-set], [data-clock="reply"]').first()).toBeAttached();
    await painted(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), path).toEqual([]);
    await page.unroute(/\/assets\/enhance-/);
  }
});

/** A desktop's header and footer are judged in screens.spec.ts, on the home page. */
async function judgeWide(page: Page, where: string): Promise<void> {
  await judge(page, where, { part: 'main' });
}

async function judge(page: Page, where: string, scope: Scope = {}): Promise<void> {
  expect.soft(await faultsOn(page, scope), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(over, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
