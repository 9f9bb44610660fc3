import { readdirSync } from 'node:fs';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { SiteDocument } from '../../sites/document/document.ts';
import { samples } from '../../sites/sections/form/sample.ts';
import type { FormProps } from '../../sites/sections/form/schema.ts';
import type { MatrixSite } from '../harness/site-matrix.ts';
import { distinctPixels, hiddenRings, pictureOf, type Stop, showWhole, walk } from '../helpers/seen-focus.ts';
import { showFiles } from '../helpers/show-files.ts';
import { loadWorkshop, type WorkshopModules } from '../helpers/workshop-modules.ts';

const origin = 'https://rings.example';
/** Pixels of the dot in a radio button, the smallest mark there is. */
const leastMark = 20;

let workshop: WorkshopModules;

test.beforeAll(async () => {
  workshop = await loadWorkshop();
});

const themes = readdirSync('sites/themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const [turn, { name: theme }] of themes.entries()) {
  test(`in ${theme}, everything the keyboard reaches shows its focus on any ground, and in high contrast controls have edges and show choices`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    // Three palettes: light, dark and yellow. Between them, the three sites show all forms, headers and footers of the theme.
    for (const [index, site] of sitesIn(theme).entries()) {
      await show(page, site);
      const isWalked = index === turn % 3;
      for (const path of isWalked ? ['/', '/services', '/contact'] : ['/', '/contact']) {
        const where = `${site.name} ${path}`;
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(origin + path);
        const stops = isWalked ? await walk(page, client, path === '/') : [];
        if (isWalked) expect(stops.length, where).toBeGreaterThan(1);
        expect(
          stops.filter(({ isCovered }) => isCovered),
          where,
        ).toEqual([]);
        await showWhole(page);
        expect(await hiddenRings(page, client, stops), where).toEqual([]);
        if (path === '/services') continue;
        const choices = await inHighContrast(page, client, where, stops);
        if (hasTickedForm(site, path)) expect(choices, where).toBeGreaterThan(3);
      }
    }
  });
}

const sitesIn = (theme: string) => workshop.themeMatrix().filter(({ name }) => name.startsWith(`${theme}, full`));

async function show(page: Page, { document }: MatrixSite): Promise<void> {
  await showFiles(page, origin, await workshop.renderSite(withChoices(document), { origin }));
}

/** The site with forms that ask for a service, a day and a part of the day. */
function withChoices(site: SiteDocument): SiteDocument {
  const withSample = (section: Section) =>
    section.kind === 'form' ? { ...section, props: { ...(section.props as FormProps), ...samples[0] } } : section;
  return { ...site, pages: site.pages.map((page) => ({ ...page, sections: page.sections.map(withSample) })) };
}

type Section = SiteDocument['pages'][number]['sections'][number];

/** Variants of forms whose choices are fields to tick. The others have lists to open. */
const ticked = ['boxes', 'chips', 'sleeve', 'slip'];

function hasTickedForm({ document }: MatrixSite, path: string): boolean {
  const sections = document.pages.find((page) => page.path === path)?.sections ?? [];
  return sections.some(({ kind, variant }) => kind === 'form' && ticked.includes(variant));
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

/** Checks a page, which its window shows whole, in the system's high contrast. Returns how many choices it has. */
async function inHighContrast(page: Page, client: CDPSession, where: string, stops: Stop[]): Promise<number> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(edgeless), where).toEqual([]);
  expect(await hiddenRings(page, client, stops), where).toEqual([]);
  const { count, unseen } = await comparedChoices(page, client);
  expect(unseen, where).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  return count;
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
  const before = await pictureOf(client);
  await choose(true);
  const after = await pictureOf(client);
  const unseen = labels.flatMap(({ text, box }) =>
    distinctPixels(before, after, box) < leastMark ? [`not shown as chosen: ${text}`] : [],
  );
  return { count: labels.length, unseen };
}
