import { expect, test } from 'vitest';
import type { Brief } from './brief.ts';
import { compose } from './compose.ts';
import type { PageKind, SiteDocument } from './document.ts';
import { parsedPage, visibleText } from './gate/parsed-page.ts';
import { renderPage } from './render.tsx';
import { createSections, sectionFiles } from './sections/registry.ts';
import { workshop } from './workshop.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from './writer/look/design-traits.ts';

/** Sites of one trade that are live together, and the bars that every two of them keep. */
const bar = { sites: 20, traitsApart: 4, sharedOfFivePages: 0.3, sharedWithPosts: 0.3 };

const names =
  'Maple Harbor Okafor Lindqvist Ferrante Nguyen Aldine Thorne River Stone Kite Aster Dunn Marsh Orchard Pell Quill Rowan Sable Tern';
const towns =
  'Raleigh Boise Bend Miami Logan Orlando Tampa Dover Provo Durham Memphis Sarasota Greeley Midland Destin Boulder Nashville Charlotte Knoxville Bozeman';

/** What the owner of the nth site says: the least there is, or a full answer in words of their own. */
function briefOf(trade: string, n: number, pages: PageKind[], silent: boolean): Brief {
  const [name = '', town = ''] = [names.split(' ')[n], towns.split(' ')[n]];
  const phone = `919-555-01${10 + n}`;
  if (silent)
    return {
      business: {
        name: `${name} & Co`,
        trade,
        description: 'We work for private customers and for small businesses in this part of the country.',
        phone,
      },
      pages,
    };
  return {
    business: {
      name: `${name} ${n % 2 ? 'Works' : 'Brothers'}`,
      trade,
      description: `${name} works in ${town} and the towns around it. Ask for ${names.split(' ')[(n + 7) % 20]} on the phone.`,
      phone,
      address: { street: `${n + 1} ${names.split(' ')[(n + 3) % 20]} Street`, city: town, state: 'NC' },
      hours: { mon: [['08:00', `${14 + (n % 6)}:00`]], thu: [[`0${7 + (n % 3)}:30`, '17:00']] },
      founded: 1980 + n,
    },
    services: [{ name: `${town} service`, priceFrom: `${50 + n}` }, { name: 'Repair' }, { name: 'Advice' }],
    details: { faq: [{ question: `Do you work past ${town}?`, answer: `As far as the ${name} bridge.` }] },
    pages,
  };
}

function neighbors(trade: string, pages: PageKind[], silent: boolean) {
  const documents: SiteDocument[] = [];
  const traits: DesignTraits[] = [];
  const shingles: Set<string>[] = [];
  for (let n = 0; n < bar.sites; n++) {
    const document = compose({ brief: briefOf(trade, n, pages, silent), seed: n + 1, photos: [], avoid: traits });
    documents.push(document);
    traits.push(designTraitsOf(document));
    shingles.push(new Set(document.pages.flatMap((page) => fiveWords(mainText(document, page)))));
  }
  return { documents, traits, shingles };
}

/** The section kinds with an empty header and footer: only what is between them is compared. */
const { views } = sectionFiles;
const shells = Object.keys(views).filter((path) => /^\.\/(?:header|footer)\//.test(path));
const mainOnly = {
  ...workshop,
  sections: createSections({ ...sectionFiles, views: { ...views, ...Object.fromEntries(shells.map((path) => [path, () => null])) } }),
};

/** What people read of a page between its header and its footer. */
function mainText(document: SiteDocument, page: SiteDocument['pages'][number]): string {
  const html = renderPage(document, page, new Map(), { workshop: mainOnly, indexed: false });
  const [main] = /<main id="main">.*<\/main>/s.exec(html) ?? [];
  const [body] = parsedPage(page.path, main ?? '').elements.filter(({ tagName }) => tagName === 'main');
  if (!body) throw new Error(`${page.path} has no main part.`);
  return visibleText(body);
}

function fiveWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '));
}

function everyTwo<T>(list: T[], measure: (one: T, other: T) => number): number[] {
  return list.flatMap((one, index) => list.slice(0, index).map((other) => measure(one, other)));
}

const common = (one: Set<string>, other: Set<string>) => [...one].filter((shingle) => other.has(shingle)).length;
/** The stricter measure: what the smaller site shares with the other. */
const containment = (one: Set<string>, other: Set<string>) => common(one, other) / Math.min(one.size, other.size);
const jaccard = (one: Set<string>, other: Set<string>) => common(one, other) / (one.size + other.size - common(one, other));

const fivePages: PageKind[] = ['home', 'about', 'services', 'faq', 'contact'];
const pricedPages: PageKind[] = ['home', 'services', 'pricing', 'booking', 'contact'];
const trades = ['plumber', 'hair salon', 'dentist', 'florist', 'piano tuner'];

test.each([
  ...trades.map((trade) => ({ trade, kind: 'silent', pages: fivePages })),
  { trade: 'plumber', kind: 'silent', pages: pricedPages },
  { trade: 'dentist', kind: 'silent', pages: pricedPages },
  { trade: 'mobile dog groomer', kind: 'full', pages: fivePages },
  { trade: 'florist', kind: 'full', pages: fivePages },
])(
  'twenty sites of one trade look and read apart: $trade, $kind, $pages',
  ({ trade, kind, pages }) => {
    const { documents, traits, shingles } = neighbors(trade, pages, kind === 'silent');
    const apart = everyTwo(traits, traitDistance);
    const shared = everyTwo(shingles, containment);
    const headings = documents.flatMap((document) => document.pages.map(mainHeading));

    expect(Math.min(...apart)).toBeGreaterThanOrEqual(bar.traitsApart);
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([]);
    expect(Math.max(...shared)).toBeLessThanOrEqual(bar.sharedOfFivePages);
    report(`${trade}, ${kind}, ${pages[2]}`, apart, shared);
  },
  60_000,
);

test.each(trades)(
  'twenty silent sites of one trade read apart with their posts: %s',
  (trade) => {
    const { documents, traits, shingles } = neighbors(trade, ['home', 'services', 'pricing', 'blog', 'contact'], true);
    const apart = everyTwo(traits, traitDistance);
    const shared = everyTwo(shingles, jaccard);
    const headings = documents.map(({ pages: [home] }) => home && mainHeading(home));

    expect(Math.min(...apart)).toBeGreaterThanOrEqual(bar.traitsApart);
    expect(new Set(headings).size).toBe(bar.sites);
    expect(Math.max(...shared)).toBeLessThanOrEqual(bar.sharedWithPosts);
    report(`${trade}, silent with posts (Jaccard)`, apart, shared);
  },
  60_000,
);

function mainHeading({ sections: [first] }: SiteDocument['pages'][number]): string {
  const { heading, headline } = (first?.props ?? {}) as { heading?: { text: string }; headline?: { text: string } };
  return (headline ?? heading)?.text ?? '';
}

/** The figures of docs/measured.md, with VARIETY=1. */
function report(what: string, apart: number[], shared: number[]) {
  if (!process.env.VARIETY) return;
  const sorted = [...shared].sort((a, b) => a - b);
  process.stdout.write(
    `${what}: traits apart at least ${Math.min(...apart)}, shared at most ${Math.max(...shared).toFixed(3)}, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(3)}\n`,
  );
}
