import { mkdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { demoAccounts } from '../content/demo-accounts.ts';
import { db } from '../db/connect.ts';
import { leads } from '../db/schema/index.ts';
import { siteOrigin } from '../domain/addresses.ts';
import { startParts } from '../roles/start.ts';
import { comparePages, mostDifference, newRival, type Rival } from './engines/compare-pages.ts';
import type { Engine } from './engines/engine.ts';
import { settle } from './engines/hands.ts';
import { findPrograms } from './engines/programs.ts';
import { openChromium, openFirefox } from './engines/puppeteer-engine.ts';
import { portalPaths, publicPaths, sitePaths, themeSites } from './engines/views.ts';
import { logIn, ownerWalks, type Places, visitorWalks, type Walk } from './engines/walks.ts';
import { openWebKit } from './engines/webkit-engine.ts';
import { serveFiles } from './lighthouse/serve-files.ts';
import { type Figure, percentile, report } from './report.ts';
import { standInPhotos } from './sites/photos.ts';

/** Photos of the sites that have some. */
const photoCount = 6;
/** Texts with another number of lines or on another line, per thousand: one that nearly fits its line breaks in one engine and not in the other. */
const mostBroken = 3;

/**
 * Firefox and WebKit beside Chromium: sites in every theme, public pages and the portal at the widths of a phone and a laptop, by the
 * places of their texts, controls and pictures and by the pictures' pixels, and the menu, a form, the checkout and the editor with
 * real clicks and keys. `-- engines FOLDER` also keeps images of home pages and of pages with a fault in each engine.
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
  const opened: Engine[] = [];
  const open = async (engine: Promise<Engine>) => {
    opened.push(await engine);
    return await engine;
  };
  try {
    const chromium = await open(openChromium());
    const rivals: Rival[] = [];
    for (const opening of [firefox && openFirefox(firefox), webkit && openWebKit(webkit)])
      if (opening) rivals.push(newRival(await open(opening)));
    await compareSites(chromium, rivals, folder);
    await comparePages(chromium, rivals, 'public', env().appUrl, publicPaths, folder);
    // Before anyone logs in, because customers get a different checkout and menu.
    await walk(rivals, visitorWalks);
    await comparePortal(chromium, rivals, folder);
    await walk(rivals, ownerWalks);
    return report('engines', rivals.flatMap(figuresOf), [`compared with ${chromium.name}`, ...rivals.flatMap(notesOf)]);
  } finally {
    await Promise.all(opened.map((engine) => engine.close()));
    await running.stop();
  }
}

async function compareSites(chromium: Engine, rivals: Rival[], folder: string | undefined): Promise<void> {
  const server = await serveFiles();
  for await (const { name, files } of themeSites(await standInPhotos(photoCount), server.origin)) {
    server.show(files);
    await comparePages(chromium, rivals, name, server.origin, sitePaths, folder);
  }
  await server.close();
}

async function comparePortal(chromium: Engine, rivals: Rival[], folder: string | undefined): Promise<void> {
  const app = env().appUrl;
  // One after the other: a login is limited, and what one has read is no longer new in the other.
  for (const browser of [chromium, ...rivals.map(({ engine }) => engine)]) {
    await logIn(browser, app, demoAccounts.liveOwner);
    for (const path of portalPaths) {
      await browser.open(app + path);
      await settle(browser);
    }
  }
  await comparePages(chromium, rivals, 'portal', app, portalPaths, folder);
}

/** One after the other, because they change the same customer's site. */
async function walk(rivals: Rival[], walks: Record<string, Walk>): Promise<void> {
  const places: Places = {
    app: env().appUrl,
    site: siteOrigin('larkspur-flowers-gifts'),
    hasLead: async (message) => (await db().$count(leads, eq(leads.message, message))) === 1,
  };
  for (const { engine, stuck } of rivals)
    for (const [name, walkThrough] of Object.entries(walks))
      await walkThrough(engine, places).catch((error: unknown) => stuck.push(`${name}: ${error instanceof Error ? error.message : error}`));
}

function figuresOf({ engine, compared, pictures, misplaced, broken, different, stuck }: Rival): Figure[] {
  const of = (label: string) => `${engine.name}, ${label}`;
  return [
    { label: of('texts, pictures and controls in another place'), value: misplaced.length, limit: 0, unit: '' },
    { label: of('texts that break elsewhere'), value: (1000 * broken.length) / compared, limit: mostBroken, unit: 'per thousand' },
    { label: of('pictures that look different'), value: different.length, limit: 0, unit: '' },
    { label: of('pictures, 99th percentile of the difference'), value: percentile(pictures, 0.99), limit: mostDifference, unit: 'of 255' },
    { label: of('walks that got stuck'), value: stuck.length, limit: 0, unit: '' },
  ];
}

function notesOf({ engine, views, compared, pictures, misplaced, broken, different, stuck }: Rival): string[] {
  return [
    `${engine.name}: ${views} pages, ${compared} texts, pictures and controls in their places, ${pictures.length} pictures by their pixels`,
    ...[...stuck, ...misplaced, ...broken, ...different].map((fault) => `${engine.name}, ${fault}`),
  ];
}
