import { compose } from '../sites/compose.ts';
import type { Line } from '../sites/document/document.ts';
import { type DesignTraits, designTraitsOf } from '../sites/look/design-traits.ts';
import { random } from '../sites/scenes/random.ts';
import type { HeroProps } from '../sites/sections/hero/schema.ts';
import { isCream } from '../sites/themes/palettes.ts';
import { machineMarks } from '../tests/harness/impeccable.ts';
import { newHtmlErrors } from '../tests/harness/valid-html.ts';
import { type Audit, auditLine, auditPage } from './lighthouse/audit.ts';
import { startBrowser } from './lighthouse/browser.ts';
import { serveFiles } from './lighthouse/serve-files.ts';
import { type Figure, percentile, report } from './report.ts';
import { type Fault, foldFaults, openBrowser, pageFaults, show } from './sites/browser.ts';
import { hardFaults } from './sites/hard.ts';
import { type MadeSite, siteMatrix } from './sites/matrix.ts';
import { standInPhotos } from './sites/photos.ts';
import { rawFaults } from './sites/raw.ts';

/** Without 'all', so many sites are opened in a browser and so many pages go through Lighthouse: others on each run. */
const sample = { opened: 14, audited: 4 };
/** A sample ends in time for a limit of ten minutes, whatever the machine. */
const endsAfterMs = 360_000;
const runs = 3;

/**
 * 120 sites against the whole bar: every page's text, links, structure and weight by computation, a sample in a browser with
 * axe and Lighthouse. `-- sites`, `-- sites SEED` for the same sites and sample again, `-- sites all` for every page in the browser.
 */
export async function bench([wish = '']: string[] = []): Promise<number> {
  const all = wish === 'all';
  const seed = Number(wish) || (all ? 1 : Math.floor(Date.now() / 1000) % 100_000);
  const started = performance.now();
  const server = await serveFiles();
  const lighthouse = await startBrowser();
  const browser = await openBrowser();
  const made: Summary[] = [];
  const audits: { page: string; gallery: boolean; photos: number; audit: Audit }[] = [];
  const next = random(`bench ${seed}`);
  const raw: Fault[] = [];
  const hard: Fault[] = [];
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    raw.push(...(await rawFaults(page)));
    hard.push(...(await hardFaults(page, { oneOf: all ? 1 : 5 })));
    for await (const site of siteMatrix(seed, await standInPhotos(12), server.origin)) {
      const summary = await summaryOf(site);
      const late = !all && performance.now() - started > endsAfterMs;
      if (all || (!late && next() < sample.opened / 120)) {
        await show(page, site.files);
        const paths = all ? pathsOf(site) : ['/', pathsOf(site)[1 + Math.floor(next() * 4)] ?? '/'];
        for (const path of new Set(paths)) summary.faults.push(...(await pageFaults(page, path)));
        summary.faults.push(...(await foldFaults(page, site.document)));
        summary.opened = true;
      }
      if (!late && next() < sample.audited / 120) {
        server.show(site.files);
        const path = pathsOf(site)[Math.floor(next() * 5)] ?? '/';
        const audit = await auditPage(server.origin + path, lighthouse.port, runs);
        audits.push({ page: `${site.name} ${path}`, gallery: path === '/gallery', photos: site.photos, audit });
        process.stdout.write(`${auditLine(`${site.name} ${path}`, audit)}\n`);
      }
      made.push(summary);
    }
  } finally {
    await Promise.all([browser.close(), lighthouse.close(), server.close()]);
  }
  const faulty = made.filter(({ faults }) => faults.length > 0);
  const light = made.filter(({ scheme }) => scheme === 'light');
  const heroes = Math.min(...trades.map((trade) => new Set(twenty(trade).map(({ hero }) => hero)).size));
  const worst = (of: (audit: Audit) => number, among = audits) => Math.max(0, ...among.map(({ audit }) => of(audit)));
  const figures: Figure[] = [
    {
      label: 'sites with a fault of text, links, structure, weight, contrast, axe, width or first view',
      value: faulty.length,
      limit: 0,
      unit: '',
    },
    {
      label: 'raw briefs: broken words, pages wider than their screen, first views without a button',
      value: raw.length,
      limit: 0,
      unit: '',
    },
    {
      label: 'names, addresses and prices that are hard to set: text that breaks, collides, sticks out or is cut off',
      value: hard.length,
      limit: 0,
      unit: '',
    },
    {
      label: 'cream grounds among light sites',
      value: (100 * light.filter(({ cream }) => cream).length) / light.length,
      limit: 25,
      unit: '%',
    },
    {
      label: 'different first screens within 20 sites of one trade, the fewest of five trades',
      value: heroes,
      limit: 8,
      unit: '',
      must: 'reach',
    },
    {
      label: 'shared headlines, not counting those from the brief',
      value: repeatsAmong(made.flatMap(({ headline }) => (headline.from === 'brief' ? [] : headline.text))),
      limit: 0,
      unit: '',
    },
    {
      label: 'compose, render and check without photos, median',
      value: percentile(
        made.filter(({ photos }) => photos === 0).map(({ ms }) => ms),
        0.5,
      ),
      limit: 150,
      unit: 'ms',
    },
    { label: 'performance, points short of 100', value: worst((audit) => 100 - audit.performance), limit: 1, unit: 'points' },
    {
      label: 'accessibility, best practices, search engines: points short of 100',
      value: worst((audit) => 300 - audit.accessibility - audit.bestPractices - audit.seo),
      limit: 0,
      unit: 'points',
    },
    { label: 'largest contentful paint', value: worst((audit) => audit.lcpMs), limit: 1300, unit: 'ms' },
    { label: 'layout shift', value: worst((audit) => audit.cls), limit: 0.01, unit: 'of the screen' },
    { label: 'total blocking time', value: worst((audit) => audit.tbtMs), limit: 100, unit: 'ms' },
  ];
  return report('sites', figures, [
    `seed ${seed}: ${made.length} sites, ${made.filter(({ opened }) => opened).length} of them in a browser, ${audits.length} pages through Lighthouse, each the median of ${runs} runs`,
    `themes: ${countsOf(made.map(({ theme }) => theme))}`,
    ...faultsByKind(faulty),
    ...[...raw.slice(0, 30), ...hard.slice(0, 30)].map(({ kind, text }) => `${kind}: ${text}`),
    ...audits.flatMap(({ page, audit }) => audit.faults.map((fault) => `${page}: ${fault}`)),
  ]);
}

/** What is kept of a site once its pages are judged. */
interface Summary {
  name: string;
  photos: number;
  ms: number;
  theme: string;
  scheme: 'light' | 'dark';
  cream: boolean;
  headline: Line;
  faults: Fault[];
  opened: boolean;
}

async function summaryOf(site: MadeSite): Promise<Summary> {
  const { name, photos, document, files, report: judged, ms } = site;
  const { palette } = document.theme;
  const hero = document.pages[0]?.sections[0]?.props as HeroProps;
  const pages = pathsOf(site).map((path): [string, string] => [path, files.get(path)?.body.toString() ?? '']);
  const marks = await machineMarks(pages);
  return {
    name,
    photos,
    ms,
    theme: document.theme.name,
    scheme: palette.scheme,
    cream: isCream(palette.bg),
    headline: hero.headline,
    opened: false,
    faults: [
      ...judged.checks.filter(({ status }) => status === 'fail').map(({ key, where }) => ({ kind: key, text: `${where?.[0]}` })),
      ...pages.flatMap(([path, html]) => newHtmlErrors(html).map((error) => ({ kind: 'HTML', text: `${path}: ${error}` }))),
      ...marks.map(({ rule, where }) => ({ kind: `looks generated (${rule})`, text: where })),
    ],
  };
}

/** How many sites have each kind of fault, with an example. */
function faultsByKind(faulty: readonly Summary[]): string[] {
  const kinds = new Map<string, { sites: Set<string>; example: string }>();
  for (const { name, faults } of faulty)
    for (const { kind, text } of faults) {
      const known = kinds.get(kind) ?? { sites: new Set(), example: `${name}: ${text.slice(0, 250)}` };
      kinds.set(kind, { ...known, sites: known.sites.add(name) });
    }
  return [...kinds]
    .sort(([, a], [, b]) => b.sites.size - a.sites.size)
    .map(([kind, { sites, example }]) => `${kind}: ${sites.size} sites, such as ${example}`);
}

function pathsOf({ document }: MadeSite): string[] {
  return document.pages.map(({ path }) => path);
}

const trades = ['plumber', 'hair salon', 'dentist', 'piano tuner', 'tree service'];

/** Twenty sites of one trade in one state, each with the ones before as its live neighbors. */
function twenty(trade: string): DesignTraits[] {
  const live: DesignTraits[] = [];
  for (let n = 1; n <= 20; n++) {
    const business = { name: `Number ${n} & Co`, trade, description: `We are number ${n} in this county.`, phone: `919-555-01${10 + n}` };
    live.push(
      designTraitsOf(
        compose({ brief: { business, pages: ['home', 'about', 'services', 'faq', 'contact'] }, seed: n, photos: [], avoid: live }),
      ),
    );
  }
  return live;
}

/** How many of the values repeat one before them. */
function repeatsAmong(values: string[]): number {
  return values.length - new Set(values).size;
}

function countsOf(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}
