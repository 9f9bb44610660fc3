import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { distinctPixels, hiddenRings } from '../helpers/seen-focus.ts';
import type { MatrixSite } from '../helpers/site-matrix.ts';
import { loadWorkshop, type WorkshopModules } from '../helpers/workshop-modules.ts';

const origin = 'https://rings.example';
/** Pixels of the dot in a radio button, the smallest mark there is. */
const leastMark = 20;

let workshop: WorkshopModules;
let close: () => Promise<void>;

test.beforeAll(async () => {
  ({ workshop, close } = await loadWorkshop());
});
test.afterAll(() => close());

const themes = readdirSync('sites/themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const [turn, { name: theme }] of themes.entries()) {
  test(`in ${theme}, everything the keyboard reaches shows that it has the focus, on whatever ground it is`, async ({ page }) => {
    const show = await shownOn(page);
    // Three palettes: light, dark and yellow.
    const site = sitesIn(theme)[turn % 3];
    if (!site) throw new Error(`No site in ${theme}.`);
    await show(site);
    for (const path of ['/', '/services', '/contact']) {
      await page.goto(origin + path);
      expect(await hiddenRings(page, path === '/'), `${site.name} ${path}`).toEqual([]);
    }
  });

  test(`in ${theme}, with the system’s high contrast, every control has an edge, and shows what’s chosen and focused`, async ({ page }) => {
    const show = await shownOn(page);
    await page.emulateMedia({ forcedColors: 'active' });
    // Between them, the three show all forms, headers and footers of the theme.
    for (const [index, site] of sitesIn(theme).entries()) {
      await show(site);
      for (const path of ['/', '/contact']) {
        await page.goto(origin + path);
        expect(await page.evaluate(edgeless), `${site.name} ${path}`).toEqual([]);
        expect(await unseenChoices(page), `${site.name} ${path}`).toEqual([]);
        if (index === turn % 3) expect(await hiddenRings(page, path === '/'), `${site.name} ${path}`).toEqual([]);
      }
    }
  });
}

const sitesIn = (theme: string) => workshop.themeMatrix().filter(({ name }) => name.startsWith(`${theme}, full`));

/** Answers a page's requests with the files of a site, until another one is shown. */
async function shownOn(page: Page): Promise<(site: MatrixSite) => Promise<void>> {
  let files: Awaited<ReturnType<WorkshopModules['renderSite']>>;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(`${origin}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return file ? route.fulfill({ body: file.body, contentType: file.type }) : route.fulfill({ status: 404 });
  });
  return async ({ document }) => {
    files = await workshop.renderSite(document, { origin });
  };
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

/** Choices that look the same when they're chosen. */
async function unseenChoices(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (const choice of await page.locator('main :is([type="radio"], [type="checkbox"])').all()) {
    const label = page.locator('label').filter({ has: choice });
    const box = await label.boundingBox();
    if (!box) continue;
    const look = () => label.screenshot();
    await choice.evaluate((input: HTMLInputElement) => Object.assign(input, { checked: false }));
    const before = await look();
    await choice.evaluate((input: HTMLInputElement) => Object.assign(input, { checked: true }));
    if ((await distinctPixels(before, await look())) < leastMark) unseen.push(`not shown as chosen: ${await label.textContent()}`);
  }
  return unseen;
}
