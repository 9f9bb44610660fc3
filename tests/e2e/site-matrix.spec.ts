import { readdirSync } from 'node:fs';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { SiteDocument } from '../../sites/document/document.ts';
import { type EncodedPhoto, encodePhoto } from '../../sites/pictures/encode.ts';
import { samples } from '../../sites/sections/form/sample.ts';
import type { FormProps } from '../../sites/sections/form/schema.ts';
import type { HeroProps } from '../../sites/sections/hero/schema.ts';
import { faultsOn } from '../harness/axe.ts';
import { brokenWords } from '../harness/broken-words.ts';
import { misplacedText } from '../harness/misplaced-text.ts';
import { withLongWords } from '../helpers/long-words.ts';
import { photoBytes } from '../helpers/photo-bytes.ts';
import { type Box, distinctPixels, hiddenRings, pictureOf, showWhole, walk } from '../helpers/seen-focus.ts';
import { showFiles } from '../helpers/show-files.ts';
import { loadWorkshop, type WorkshopModules } from '../helpers/workshop-modules.ts';

const origin = 'https://matrix.example';
/** Pixels of the dot in a radio button, the smallest mark there is. */
const leastMark = 20;
let workshop: WorkshopModules;

test.beforeAll(async () => {
  workshop = await loadWorkshop();
});

const themes = readdirSync('sites/themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const [themeTurn, { name: theme }] of themes.entries()) {
  test(`${theme} is accessible, fits its width, and shows focus, choices and edges in every palette, also in high contrast, and no text changes by being opened`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    // Three palettes with a full brief, then the same three with a minimal one. Between them, three sites show all variants of the theme.
    const all = workshop.themeMatrix().filter(({ document }) => document.theme.name === theme);
    expect(all).toHaveLength(6);
    for (const [turn, { name, document: full }] of all.slice(0, 3).entries()) {
      const minimal = turn === themeTurn % 3 ? all[turn + 3]?.document : undefined;
      const site = withSpecimens(minimal ?? full, full);
      await show(page, site);
      const isWalked = turn === (themeTurn + 1) % 3;
      for (const path of site.pages.slice(0, 2).map((one) => one.path)) {
        const where = `${name}${minimal ? ', minimal' : ''} ${path}`;
        await page.goto(origin + path);
        // Colors are the same at every width: half of the sites are looked at on a phone, the others on a wide screen.
        await checkLayout(page, where, (turn + themeTurn) % 2 === 1);
        await checkFocus(page, client, where, { isWalked, withShell: path === '/', hasChoices: hasTickedForm(site, path) });
        expect(await changedByOpening(page, site, path), where).toEqual([]);
      }
    }
  });
}

async function checkLayout(page: Page, where: string, isNarrow: boolean): Promise<void> {
  expect(await page.evaluate(brokenInFlex), where).toEqual([]);
  expect(await page.evaluate(countersInContainers), where).toEqual([]);
  // A screen of four times the usual zoom.
  await page.setViewportSize({ width: 341, height: 192 });
  expect(await page.evaluate(coveringBars), where).toEqual([]);
  await expectToFit(page, where, isNarrow ? [390, 768, 1366, 320] : [320, 768, 390, 1366]);
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate(brokenWords, '*'), `${where} at 360`).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: isNarrow ? 320 : 1366, height });
  expect(await faultsOn(page), where).toEqual([]);
}

/** Checks that what the keyboard reaches shows its focus, and that in high contrast controls have edges and show choices. */
async function checkFocus(
  page: Page,
  client: CDPSession,
  where: string,
  { isWalked, withShell, hasChoices }: { isWalked: boolean; withShell: boolean; hasChoices: boolean },
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const stops = isWalked ? await walk(page, client, withShell) : [];
  if (isWalked) expect(stops.length, where).toBeGreaterThan(1);
  expect(
    stops.filter(({ isCovered }) => isCovered),
    where,
  ).toEqual([]);
  await showWhole(page);
  expect(await hiddenRings(page, client, stops), where).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(edgeless), where).toEqual([]);
  expect(await hiddenRings(page, client, stops), where).toEqual([]);
  const { count, unseen } = await comparedChoices(page, client);
  expect(unseen, where).toEqual([]);
  if (hasChoices) expect(count, where).toBeGreaterThan(3);
  await page.emulateMedia({ forcedColors: 'none' });
}

const longFact = { term: { text: 'Transportation included', from: 'brief', fields: [] } };

/**
 * The site with a long word in the facts of its first screen, with forms that ask for a service, a day and a part of the day, and with
 * a second page that has one section of every kind that the home page doesn't have, from the site or else from a full one, with long
 * words for its names and headings. Articles are left out: each is the heading of its page, as the page's introduction is here.
 */
function withSpecimens(site: SiteDocument, full: SiteDocument): SiteDocument {
  const [first, second, ...others] = site.pages;
  if (!first || !second) throw new Error('The site has no second page.');
  const specimen = (section: Section): Section => {
    if (section.kind === 'form') return { ...section, props: { ...(section.props as FormProps), ...samples[0] } };
    if (section.kind !== 'hero') return section;
    const props = section.props as HeroProps;
    return { ...section, props: { ...props, facts: [...props.facts.slice(0, 3), longFact] } };
  };
  const kinds = new Set(['article', ...first.sections.map(({ kind }) => kind)]);
  const sections = [second, ...others, ...full.pages]
    .flatMap((page) => page.sections)
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  return {
    ...site,
    pages: [
      { ...first, sections: first.sections.map(specimen) },
      { ...second, sections: sections.map((section) => ({ ...specimen(section), props: withLongWords(specimen(section).props) })) },
      ...others,
    ],
  };
}

type Section = SiteDocument['pages'][number]['sections'][number];

/** Variants of forms whose choices are fields to tick. The others have lists to open. */
const ticked = ['boxes', 'chips', 'sleeve', 'slip'];

function hasTickedForm({ pages }: SiteDocument, path: string): boolean {
  const sections = pages.find((page) => page.path === path)?.sections ?? [];
  return sections.some(({ kind, variant }) => kind === 'form' && ticked.includes(variant));
}

/** Texts of a page that opening and leaving them in the editor changes. The page stays the editor's. */
async function changedByOpening(page: Page, site: SiteDocument, path: string): Promise<string[]> {
  const sections = site.pages.find((one) => one.path === path)?.sections ?? [];
  const texts = sections.flatMap(({ id }) =>
    workshop.textsOfSection(site, path, id).map(({ fields, ...text }) => ({ section: id, ...text, fact: workshop.cardOf(fields) })),
  );
  const { opened, faults } = await page.evaluate(openAll, {
    script: workshop.frameScripts.get('/~editor.js') ?? '',
    texts,
    name: site.facts.name,
  });
  return opened > 3 ? faults : [`only ${opened} texts can be opened`];
}

/** Runs in a page: makes it editable as a draft in the portal is, then opens and leaves each of its texts. */
async function openAll({ script, texts, name }: { script: string; texts: unknown; name: string }) {
  const tag = document.createElement('script');
  tag.textContent = script;
  // It talks to the page around it, which is the page itself here.
  tag.dataset.parent = origin;
  const isPlaced = new Promise<void>((resolve) => {
    addEventListener('message', ({ data }) => data.placed && resolve());
  });
  document.body.append(tag);
  postMessage({ edit: { texts, photos: [], facts: { name, hours: true }, isPhone: false } }, origin);
  await isPlaced;
  const all = [...document.querySelectorAll<HTMLElement>('[data-sunup-text]')];
  const faults = all.flatMap((text) => {
    const was = text.innerHTML;
    text.click();
    if (!('sunupEditing' in text.dataset)) return [`not opened: ${text.textContent}`];
    // WebKit can't type into a text whose first letter has a style of its own. A grid has none.
    const [own, first] = [getComputedStyle(text), getComputedStyle(text, '::first-letter')];
    if (first.fontSize !== own.fontSize && own.display !== 'grid') return [`has an initial: ${text.textContent}`];
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    return 'sunupEditing' in text.dataset || text.innerHTML !== was ? [`changed: ${text.textContent}`] : [];
  });
  return { opened: all.length, faults };
}

test('briefs at the limits of what an owner may write fit every width', async ({ page }) => {
  for (const { name, brief } of workshop.edgeBriefs()) {
    const site = workshop.compose({ brief, seed: 1, photos: [] });
    await show(page, site);
    for (const { path } of site.pages.slice(0, 5)) {
      await page.goto(origin + path);
      await expectToFit(page, `${name} ${path}`, [320, 390, 1366]);
    }
  }
});

test('names, addresses, services and prices that are hard to set break, collide, stick out and are cut off nowhere', async ({ page }) => {
  for await (const { name, paths, files } of workshop.hardSites({ oneOf: 10 })) {
    await showFiles(page, origin, files);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(origin + path);
      for (const width of [320, 1366]) {
        await page.setViewportSize({ width, height: heights[width] ?? 900 });
        const where = `${name} ${path} at ${width}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0);
        expect(await page.evaluate(brokenWords, '*'), where).toEqual([]);
        expect(await page.evaluate(misplacedText), where).toEqual([]);
      }
    }
  }
});

test('a gallery of many photos loads up to twelve files on a phone, and shows all on demand', async ({ page }) => {
  const [gallery] = workshop.edgeBriefs().filter(({ name }) => name === 'twelve services');
  if (!gallery) throw new Error('The edge brief with a gallery is gone.');
  const photos = await Promise.all(Array.from({ length: 10 }, (_, index) => encodedPhoto(index)));
  const brief = {
    ...gallery.brief,
    photos: photos.map((_, index) => ({ file: `${index}.jpg`, rights: true, alt: `Pipe run ${index + 1}` })),
  };
  const site = workshop.compose({
    brief,
    seed: 1,
    wishes: { variants: { gallery: 'wall' } },
    photos: photos.map(({ photo }, index) => ({ field: `photos.${index}`, photo, alt: `Pipe run ${index + 1}` })),
  });
  const bodies = new Map(photos.flatMap((photo) => [...photo.bodies]));
  await show(page, site, (hash) => bodies.get(hash));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/gallery`, { waitUntil: 'networkidle' });
  const tiles = page.locator('.gallery-wall li:visible');
  await expect(tiles).toHaveCount(7);
  expect(asked.length).toBeGreaterThan(7);
  expect(asked.length).toBeLessThanOrEqual(12);
  await page.getByRole('checkbox', { name: /^Show all \d+ pictures$/ }).check();
  expect(await tiles.count()).toBeGreaterThanOrEqual(10);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(page.getByRole('checkbox', { name: /^Show all/ })).toBeHidden();
});

/** The smallest box of whole pixels around others. */
function boxAround(boxes: Box[]): Box {
  const [x, y] = [Math.floor(Math.min(...boxes.map((box) => box.x))), Math.floor(Math.min(...boxes.map((box) => box.y)))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** Renders a site and answers the page's requests with it. */
async function show(page: Page, site: SiteDocument, photoBytes?: (hash: string) => Uint8Array | undefined): Promise<void> {
  await showFiles(page, origin, await workshop.renderSite(site, { origin, ...(photoBytes && { photoBytes }) }));
}

/** Line breaks directly in a flex or grid box, where browsers disagree: some make each text around one an item of its own. */
function brokenInFlex(): string[] {
  return [...document.querySelectorAll('wbr, br')].flatMap(({ parentElement: box }) =>
    box && /flex|grid/.test(getComputedStyle(box).display) ? [box.outerHTML.slice(0, 200)] : [],
  );
}

/** Counters that start outside of the query container in which they count or are shown: WebKit takes them for zero there. */
function countersInContainers(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const counted = getComputedStyle(element).counterIncrement.split(' ')[0];
    const shown = ['::before', '::after'].map((part) => /counter\((\w+)/.exec(getComputedStyle(element, part).content)?.[1]);
    return [counted, ...shown].flatMap((name) => {
      if (!name || name === 'none' || name === 'list-item') return [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { counterReset, containerType } = getComputedStyle(around);
        // What starts a counter may be a container itself: all of its numbers are inside.
        if (counterReset.startsWith(`${name} `)) return [];
        if (containerType !== 'normal') return [`${name} in ${around.className}`];
      }
      return [];
    });
  });
}

/** Runs in a page: buttons and fields without an edge, and links to where one is that look like the others. */
function edgeless(): string[] {
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
  const isDrawn = (element: Element) => element.checkVisibility({ opacityProperty: true }) && !element.closest('[aria-hidden="true"], .vh');
  const edge = (element: Element) => {
    const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
    return borderBottomStyle === 'none' ? 0 : Number.parseFloat(borderBottomWidth);
  };
  const hasLineAbove = (cell: Element | null) => cell && Number.parseFloat(getComputedStyle(cell).borderTopWidth) >= 1;
  const isUnderlined = (link: Element) => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
    return textDecorationLine === 'underline' && Number.parseFloat(textDecorationThickness) >= 2;
  };
  const controls = '.btn, button, select, textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"])';
  return [
    ...[...document.querySelectorAll(controls)]
      // Or the line above its cell.
      .filter((control) => isDrawn(control) && edge(control) < 1 && !hasLineAbove(control.closest('label')))
      .map((control) => `no edge: ${named(control)}`),
    ...[...document.querySelectorAll('nav a[aria-current]')]
      .filter((link) => isDrawn(link) && !isUnderlined(link))
      .map((link) => `not shown as current: ${named(link)}`),
  ];
}

/** How many choices a page has, and those that look the same when they're chosen. */
async function comparedChoices(page: Page, client: CDPSession): Promise<{ count: number; unseen: string[] }> {
  const choices = page.locator('main :is([type="radio"], [type="checkbox"])');
  const labels = await choices.evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      // Without a name, a choice doesn't undo another one, and all can be chosen in one picture.
      input.removeAttribute('name');
      const label = input.closest('label') as HTMLElement;
      const { x, y, width, height } = label.getBoundingClientRect();
      return width > 0 ? [{ text: label.textContent, box: { x, y, width, height } }] : [];
    }),
  );
  if (labels.length === 0) return { count: 0, unseen: [] };
  const choose = (checked: boolean) =>
    choices.evaluateAll((inputs, isChosen) => inputs.map((input) => Object.assign(input, { checked: isChosen })).length, checked);
  await choose(false);
  const around = boxAround(labels.map(({ box }) => box));
  const before = await pictureOf(client, around);
  await choose(true);
  const after = await pictureOf(client, around);
  const unseen = labels.flatMap(({ text, box }) =>
    distinctPixels(before, after, { ...box, x: box.x - around.x, y: box.y - around.y }, leastMark) < leastMark
      ? [`not shown as chosen: ${text}`]
      : [],
  );
  return { count: labels.length, unseen };
}

/** Heights of screens, by their widths. */
const heights: Record<number, number> = { 320: 640, 390: 700, 768: 1024, 1366: 768 };

/** Checks that nothing reaches beyond a screen, that no heading breaks inside a word, and that the first button is on the first screen. */
async function expectToFit(page: Page, where: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where} at ${width}`).toBe(0);
    expect(await page.evaluate(brokenWords, 'h1, h2, h3, dt, .h'), `${where} at ${width}`).toEqual([]);
    if (width === 390 || width === 1366) expect(await page.evaluate(buttonBelow), `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Runs in a page: how far the first button or number of a first screen reaches below the screen, or below the bar on it. Some have them only in the bar. */
function buttonBelow(): number {
  const buttons = [...document.querySelectorAll('main > [class*="hero-"] :is(.btn, a[href^="tel:"])')];
  const button = buttons.find((one) => one.checkVisibility());
  const bar = document.querySelector('.bar');
  const end = bar && getComputedStyle(bar).position === 'fixed' && bar.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  return button ? Math.round(button.getBoundingClientRect().bottom + scrollY - end) : 0;
}

/** Runs in a page: what stays on the screen while the page is scrolled, and covers more than a quarter of it. */
function coveringBars(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { position } = getComputedStyle(element);
    if (!/fixed|sticky/.test(position) || !element.checkVisibility()) return [];
    const { width, height } = element.getBoundingClientRect();
    return width * height > (innerWidth * innerHeight) / 4 ? [`${position}: ${element.className}`] : [];
  });
}

/** An upload unlike any other. */
async function encodedPhoto(n: number): Promise<EncodedPhoto> {
  return encodePhoto(await photoBytes(n));
}
