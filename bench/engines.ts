import { mkdirSync } from 'node:fs';
import { demoAccounts } from '../content/demo-accounts.ts';
import { siteOrigin } from '../domain/addresses.ts';
import { env } from '../env.ts';
import { startParts } from '../start.ts';
import { partsOf } from './engines/boxes.ts';
import { compareParts } from './engines/compare.ts';
import type { Engine } from './engines/engine.ts';
import { settle } from './engines/hands.ts';
import { difference, lookAt } from './engines/pictures.ts';
import { findPrograms } from './engines/programs.ts';
import { openChromium, openFirefox } from './engines/puppeteer-engine.ts';
import { keepSheet } from './engines/sheets.ts';
import { portalPaths, publicPaths, sitePaths, sizes, themeSites } from './engines/views.ts';
import { logIn, walks } from './engines/walks.ts';
import { openWebKit } from './engines/webkit-engine.ts';
import { serveFiles } from './lighthouse/serve-files.ts';
import { type Figure, percentile, report } from './report.ts';
import { standInPhotos } from './sites/photos.ts';

/** Photos of the sites that have some. */
const photoCount = 6;
/** Mean difference of a picture from the same one in Chromium, of 255. Most are under 3, and a picture that's cut or moved is over 20. */
const mostDifference = 12;
/** Texts with another number of lines, per thousand: a text that nearly fits its line breaks in one engine and not in the other. */
const mostBroken = 2;

/** An engine beside a Chromium that measures letters as it does, and what was seen. */
interface Pair {
  engine: Engine;
  chromium: Engine;
  views: number;
  compared: number;
  pictures: number[];
  misplaced: string[];
  broken: string[];
  different: string[];
  stuck: string[];
}

/**
 * Firefox and WebKit beside Chromium: sites in every theme, public pages and the portal at the widths of a phone and a laptop, by the
 * places of their texts, controls and pictures and by the pictures' pixels, and the menu, a form, the checkout and the editor with
 * real clicks and keys. `-- engines FOLDER` also keeps images of home pages and of pages with a fault
 * in both engines.
 */
export async function bench([folder]: string[] = []): Promise<number> {
  const { firefox, webkit } = findPrograms();
  if (!firefox) process.stdout.write('  Firefox is skipped: firefox-esr isn’t installed and can’t be installed with apt-get.\n');
  if (!webkit)
    process.stdout.write('  WebKit is skipped: webkit2gtk-driver and xvfb aren’t installed and can’t be installed with apt-get.\n');
  if (!firefox && !webkit) {
    process.stdout.write('engines skipped: there’s no engine to compare with Chromium.\n');
    return 0;
  }
  if (folder) mkdirSync(folder, { recursive: true });
  const running = await startParts({ web: true, worker: true });
  const pairs: Pair[] = [];
  const add = async (chromium: Promise<Engine>, engine: Promise<Engine>) => {
    const empty = { views: 0, compared: 0, pictures: [], misplaced: [], broken: [], different: [], stuck: [] };
    pairs.push({ chromium: await chromium, engine: await engine, ...empty });
  };
  try {
    if (firefox) await add(openChromium({ wholeLetters: false }), openFirefox(firefox));
    if (webkit) await add(openChromium({ wholeLetters: true }), openWebKit(webkit));
    await compareSites(pairs, folder);
    await compareApp(pairs, folder);
    await walk(pairs);
  } finally {
    await Promise.all(pairs.flatMap(({ engine, chromium }) => [engine.close(), chromium.close()]));
    await running.stop();
  }
  return report('engines', pairs.flatMap(figuresOf), [...new Set(pairs.map(({ chromium }) => chromium.name)), ...pairs.flatMap(notesOf)]);
}

async function compareSites(pairs: Pair[], folder: string | undefined): Promise<void> {
  const server = await serveFiles();
  for await (const { name, files } of themeSites(await standInPhotos(photoCount), server.origin)) {
    server.show(files);
    await Promise.all(pairs.map((pair) => compareAt(pair, name, server.origin, sitePaths, folder)));
    process.stdout.write(`  ${name}: ${pairs.map(faultCount).join(', ')}\n`);
  }
  await server.close();
}

async function compareApp(pairs: Pair[], folder: string | undefined): Promise<void> {
  const app = env().appUrl;
  await Promise.all(pairs.map((pair) => compareAt(pair, 'public', app, publicPaths, folder)));
  // One after the other: a login is limited, and what one has read is no longer new in the other.
  for (const { engine, chromium } of pairs)
    for (const browser of [chromium, engine]) {
      await logIn(browser, app, demoAccounts.liveOwner);
      for (const path of portalPaths) await browser.open(app + path);
    }
  await Promise.all(pairs.map((pair) => compareAt(pair, 'portal', app, portalPaths, folder)));
}

/** Compares pages of one origin in both browsers of a pair, at both sizes. */
async function compareAt(pair: Pair, name: string, origin: string, paths: string[], folder: string | undefined): Promise<void> {
  const browsers = [pair.chromium, pair.engine] as const;
  for (const [width, height] of sizes) {
    for (const browser of browsers) await browser.resize(width, height);
    for (const path of paths) {
      const where = `${name} ${path} at ${width}`;
      const [expected = [], found = []] = await Promise.all(
        browsers.map(async (browser) => {
          await browser.open(origin + path);
          await settle(browser);
          return partsOf(browser);
        }),
      );
      const { compared, misplaced, broken, pairs } = compareParts(expected, found);
      const [wanted, seen] = await Promise.all(
        browsers.map((browser, side) => lookAt(browser, new Map([...pairs].map(([key, both]) => [key, both[side === 0 ? 0 : 1]])))),
      );
      const differentBefore = pair.different.length;
      for (const [key, look] of seen ?? []) {
        const expectedLook = wanted?.get(key);
        if (!expectedLook) continue;
        const far = difference(expectedLook, look);
        pair.pictures.push(far);
        if (far > mostDifference) pair.different.push(`${where}: ${key} differs by ${far.toFixed(0)}`);
      }
      pair.views++;
      pair.compared += compared;
      pair.misplaced.push(...misplaced.map((fault) => `${where}: ${fault}`));
      pair.broken.push(...broken.map((fault) => `${where}: ${fault}`));
      const isFaulty = misplaced.length + broken.length + pair.different.length > differentBefore;
      if (folder && (path === '/' || isFaulty)) await keepSheet(folder, where, browsers);
    }
  }
}

function faultCount({ engine, misplaced, broken, different }: Pair): string {
  return `${engine.name.split(' ')[0]} ${misplaced.length + broken.length + different.length} faults so far`;
}

/** One after the other, because they change the same customer's site. */
async function walk(pairs: Pair[]): Promise<void> {
  const places = { app: env().appUrl, site: siteOrigin('larkspur-flowers-gifts') };
  for (const { engine, stuck } of pairs)
    for (const [name, walkThrough] of Object.entries(walks))
      await walkThrough(engine, places).catch((error: unknown) => stuck.push(`${name}: ${error instanceof Error ? error.message : error}`));
}

function figuresOf({ engine, compared, pictures, misplaced, broken, different, stuck }: Pair): Figure[] {
  const of = (label: string) => `${engine.name}, ${label}`;
  return [
    { label: of('texts, pictures and controls in another place'), value: misplaced.length, limit: 0, unit: '' },
    { label: of('texts with another number of lines'), value: (1000 * broken.length) / compared, limit: mostBroken, unit: 'per thousand' },
    { label: of('pictures that look different'), value: different.length, limit: 0, unit: '' },
    { label: of('pictures, 99th percentile of the difference'), value: percentile(pictures, 0.99), limit: mostDifference, unit: 'of 255' },
    { label: of('walks that got stuck'), value: stuck.length, limit: 0, unit: `of ${Object.keys(walks).length}` },
  ];
}

function notesOf({ engine, views, compared, pictures, misplaced, broken, different, stuck }: Pair): string[] {
  return [
    `${engine.name}: ${views} pages, ${compared} texts, pictures and controls in their places, ${pictures.length} pictures by their pixels`,
    ...[...stuck, ...misplaced, ...broken, ...different].map((fault) => `${engine.name}, ${fault}`),
  ];
}
