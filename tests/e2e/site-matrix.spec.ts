import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { SiteDocument } from '../../sites/document/document.ts';
import { type EncodedPhoto, encodePhoto } from '../../sites/pictures/encode.ts';
import type { HeroProps } from '../../sites/sections/hero/schema.ts';
import { faultsOn } from '../harness/axe.ts';
import { brokenWords } from '../harness/broken-words.ts';
import { photoBytes } from '../helpers/photo-bytes.ts';
import { showFiles } from '../helpers/show-files.ts';
import { loadWorkshop, type WorkshopModules } from '../helpers/workshop-modules.ts';

const origin = 'https://matrix.example';
let workshop: WorkshopModules;

test.beforeAll(async () => {
  workshop = await loadWorkshop();
});

const themes = readdirSync('sites/themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const [themeTurn, { name: theme }] of themes.entries()) {
  test(`${theme} is accessible and fits its width in every palette, one of them with a minimal brief, and no text changes by being opened`, async ({
    page,
  }) => {
    // Three palettes with a full brief, then the same three with a minimal one.
    const all = workshop.themeMatrix().filter(({ document }) => document.theme.name === theme);
    expect(all).toHaveLength(6);
    const sites = [0, 1, 2].flatMap((palette) => all[palette + (palette === themeTurn % 3 ? 3 : 0)] ?? []);
    for (const [turn, { name, document: composed }] of sites.entries()) {
      const site = withSpecimens(composed);
      await show(page, site);
      for (const { path } of site.pages.slice(0, 2)) {
        await page.goto(origin + path);
        // Colors are the same at every width: half of the sites are looked at on a phone, the others on a wide screen.
        const narrow = (turn + themeTurn) % 2 === 1;
        expect(await page.evaluate(brokenInFlex), `${name} ${path}`).toEqual([]);
        expect(await page.evaluate(countersInContainers), `${name} ${path}`).toEqual([]);
        await expectToFit(page, `${name} ${path}`, narrow ? [390, 1366, 320] : [320, 390, 1366]);
        await page.setViewportSize({ width: 360, height: 900 });
        expect(await page.evaluate(brokenWords), `${name} ${path} at 360`).toEqual([]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: narrow ? 320 : 1366, height });
        expect(await faultsOn(page), `${name} ${path}`).toEqual([]);
        expect(await changedByOpening(page, site, path), `${name} ${path}`).toEqual([]);
      }
    }
  });
}

const longFact = { term: { text: 'Transportation included', from: 'brief', fields: [] } };

/**
 * The site with a long word in the facts of its first screen, and with a second page that has one section of every kind that the home
 * page doesn't have. Articles are left out: each is the heading of its page, as the page's introduction is here.
 */
function withSpecimens(site: SiteDocument): SiteDocument {
  const [first, second, ...others] = site.pages;
  if (!first || !second) throw new Error('The site has no second page.');
  const withFact = (section: (typeof first.sections)[number]) => {
    if (section.kind !== 'hero') return section;
    const props = section.props as HeroProps;
    return { ...section, props: { ...props, facts: [...props.facts.slice(0, 3), longFact] } };
  };
  const home = { ...first, sections: first.sections.map(withFact) };
  const kinds = new Set(['article', ...home.sections.map(({ kind }) => kind)]);
  const sections = [second, ...others].flatMap((page) => page.sections).filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  return { ...site, pages: [home, { ...second, sections }, ...others] };
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

async function expectToFit(page: Page, where: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where} at ${width}`).toBe(0);
  }
}

/** An upload of 1,200 by 900 pixels, unlike any other. */
async function encodedPhoto(n: number): Promise<EncodedPhoto> {
  return encodePhoto(await photoBytes(n));
}
