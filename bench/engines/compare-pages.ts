import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Part, partsOf } from './boxes.ts';
import { compareParts } from './compare.ts';
import type { Engine } from './engine.ts';
import { settle } from './hands.ts';
import { difference, lookAt } from './pictures.ts';
import { keepSheet } from './sheets.ts';

type Size = [width: number, height: number];

/** A phone and a laptop. */
const sizes: Size[] = [
  [390, 844],
  [1440, 900],
];

/** Mean difference of a picture from the same one in Chromium, of 255. Most are under 3, and a picture that's cut or moved is over 20. */
export const mostDifference = 12;

/** A page is read until two readings in a row are the same. */
const readingMs = 100;
const mostReadings = 30;

/** An engine that's compared with Chromium, and what was seen. */
export interface Rival {
  engine: Engine;
  views: number;
  compared: number;
  pictures: number[];
  misplaced: string[];
  broken: string[];
  different: string[];
  stuck: string[];
}

/** What one browser shows of a page. */
interface Shown {
  parts: Part[];
  looks: Map<string, Buffer>;
}

export function newRival(engine: Engine): Rival {
  return { engine, views: 0, compared: 0, pictures: [], misplaced: [], broken: [], different: [], stuck: [] };
}

/** Compares pages of one origin in every engine with Chromium, at both sizes. */
export async function comparePages(
  chromium: Engine,
  rivals: Rival[],
  name: string,
  origin: string,
  paths: string[],
  folder: string | undefined,
): Promise<void> {
  const browsers = [chromium, ...rivals.map(({ engine }) => engine)];
  const views = sizes.flatMap((size) => paths.map((path) => ({ size, path })));
  const [expected = [], ...found] = await Promise.all(
    browsers.map(async (browser) => {
      const shown: Shown[] = [];
      // Once for nothing, so the fonts are there: WebKit keeps the widths that boxes had in the font before, which the design makes
      // equal with fonts that readers have and servers don't.
      await browser.open(origin + paths[0]);
      await settle(browser);
      for (const { size, path } of views) shown.push(await show(browser, size, origin + path));
      return shown;
    }),
  );
  for (const [at, { size, path }] of views.entries()) {
    const where = `${name} ${path} at ${size[0]}`;
    const wanted = expected[at];
    const faults = rivals.map((rival, index) => {
      const shown = found[index]?.[at];
      return wanted && shown ? note(rival, where, wanted, shown) : 0;
    });
    if (!folder || (path !== '/' && faults.every((count) => count === 0))) continue;
    await Promise.all(browsers.map((browser) => openAt(browser, size, origin + path)));
    await keepSheet(folder, where, browsers);
  }
  process.stdout.write(`  ${name}: ${rivals.map(faultCount).join(', ')}\n`);
}

function faultCount({ engine, misplaced, broken, different }: Rival): string {
  return `${engine.name.split(' ')[0]} ${misplaced.length + broken.length + different.length} faults so far`;
}

async function show(browser: Engine, size: Size, url: string): Promise<Shown> {
  await openAt(browser, size, url);
  await browser.run(unstick, null);
  let parts = await partsOf(browser);
  // What a page still adds or moves once its pictures are there, such as the width of a preview.
  for (let before: Part[] = [], turn = 0; turn < mostReadings && !isDeepStrictEqual(before, parts); turn++) {
    await delay(readingMs);
    before = parts;
    parts = await partsOf(browser);
  }
  return { parts, looks: await lookAt(browser, parts) };
}

/** Runs in the page: lets scroll away what would stick to the top of the window or of a list, where it covers something else. */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom } = getComputedStyle(element);
    if (position === 'sticky' && bottom === 'auto') Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

async function openAt(browser: Engine, [width, height]: Size, url: string): Promise<void> {
  await browser.resize(width, height);
  await browser.open(url);
  await browser.run(levelEngines, null);
  await settle(browser);
}

/**
 * Runs in the page: turns off what WebKitGTK doesn't have yet and Safari does. It draws a variable font in one shape at every size,
 * and a text area as high as its rows.
 */
function levelEngines(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { font-optical-sizing: none !important } textarea { field-sizing: fixed !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Notes how a page differs from the same one in Chromium. Returns the number of faults. */
function note(rival: Rival, where: string, expected: Shown, shown: Shown): number {
  const { compared, misplaced, broken } = compareParts(expected.parts, shown.parts);
  const different: string[] = [];
  for (const [key, look] of shown.looks) {
    const expectedLook = expected.looks.get(key);
    if (!expectedLook) continue;
    const far = difference(expectedLook, look);
    rival.pictures.push(far);
    if (far > mostDifference) different.push(`${key} differs by ${far.toFixed(0)}`);
  }
  rival.views++;
  rival.compared += compared;
  const here = (faults: string[]) => faults.map((fault) => `${where}: ${fault}`);
  rival.misplaced.push(...here(misplaced));
  rival.broken.push(...here(broken));
  rival.different.push(...here(different));
  return misplaced.length + broken.length + different.length;
}
