import { expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import type { PageKind, SiteDocument } from './document/document.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from './look/design-traits.ts';
import { random } from './scenes/random.ts';

const names =
  'Maple Harbor Okafor Lindqvist Ferrante Nguyen Aldine Thorne River Stone Kite Aster Dunn Marsh Orchard Pell Quill Rowan Sable Tern'.split(
    ' ',
  );

/** Twenty sites of one trade, each with the ones before as its live neighbors. How much text they share: npm run bench -- words. */
function twenty(trade: string, pages: PageKind[]): DesignTraits[] {
  const live: DesignTraits[] = [];
  for (const [n, name] of names.entries()) {
    const brief: Brief = {
      business: { name: `${name} & Co`, trade, description: `${name} works in this part of the county.`, phone: `919-555-01${10 + n}` },
      pages,
    };
    live.push(designTraitsOf(compose({ brief, seed: n + 1, photos: [], avoid: live })));
  }
  return live;
}

test.each(['plumber', 'hair salon', 'dentist', 'florist', 'piano tuner'])(
  'twenty sites of one trade differ in four traits: %s',
  (trade) => {
    const live = twenty(trade, ['home', 'about', 'services', 'faq', 'contact']);
    const near = live.flatMap((one, index) => live.slice(0, index).filter((other) => traitDistance(one, other) < 4));
    expect(near).toEqual([]);
  },
);

test.each(['plumber', 'dentist', 'veterinarian', 'accountant', 'law firm', 'tree service'])(
  'twenty sites of one trade have eight first screens or more: %s',
  (trade) => {
    const live = twenty(trade, ['home', 'about', 'services', 'faq', 'contact']);
    expect(new Set(live.map(({ hero }) => hero)).size).toBeGreaterThanOrEqual(8);
  },
);

test('guides are shown by one site before they are shown by two', () => {
  const shown = twenty('plumber', ['home', 'about', 'services', 'blog', 'contact']).map(({ guides = [] }) => guides);
  const [first = [], second = []] = shown;
  expect(first.length).toBe(3);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});

/** How a site opens: its theme and the variant of its hero. */
const firstScreenOf = ({ theme, hero }: DesignTraits) => `${theme} ${hero}`;

/** A site for each brief, in a row, each made when the nine before it were the newest ones. */
function inRow(briefs: Brief[]): SiteDocument[] {
  const newest: DesignTraits[] = [];
  return briefs.map((brief) => {
    const document = compose({ brief, seed: seedOf(brief), photos: [], avoid: newest.slice(0, 9) });
    newest.unshift(designTraitsOf(document));
    return document;
  });
}

/** As for a brief without a seed: its name decides. */
const seedOf = ({ business }: Brief) => Math.floor(random(business.name)() * 1_000_000);

/** How many of the sites open like one of the nine before them. */
function repeatsIn(sites: readonly DesignTraits[]): number {
  const screens = sites.map(firstScreenOf);
  return screens.filter((screen, index) => screens.slice(Math.max(0, index - 9), index).includes(screen)).length;
}

const raw = Object.values(import.meta.glob<object>('./briefs/raw/*.json', { eager: true, import: 'default' })).map(
  (input) => must(readBrief(input)).brief,
);

const towns = 'Bend OR,Mobile AL,Duluth MN,Tucson AZ,Albany NY,Waco TX,Macon GA,Fargo ND,Reno NV,Salem MA'.split(',');

/** The same trade in ten towns. */
function inTenTowns(trade: string, street?: string): Brief[] {
  return towns.map((town, index) => {
    const [city = '', state = ''] = town.split(' ');
    const business = {
      name: `${names[index]} & Co`,
      trade,
      description: `${names[index]} has worked in ${city} since 1998. We say what it costs before we start.`,
      phone: '212-555-0148',
      hours: { mon: [['09:00', '17:00']], thu: [['09:00', '17:00']] },
      address: { street, city, state },
    };
    return must(readBrief({ business, pages: ['home', 'about', 'services', 'faq', 'contact'] })).brief;
  });
}

let made: SiteDocument[] = [];
/** The sites of all raw briefs in a row, made once. */
function rawInRow(): SiteDocument[] {
  if (made.length === 0) made = inRow(raw);
  return made;
}

test('of ten sites in a row no two open alike', () => {
  expect(repeatsIn(rawInRow().map(designTraitsOf))).toBe(0);
}, 120_000);

/** What people remember of a site, so it's rare: variants of sections, and the drilled board, which is all of its theme. */
const ornaments = ['story sandwich', 'form awning', 'area fingerpost', 'statement ribbon', 'hero dial', 'hero gantry', 'theme shadowboard'];

test('no ornament is on more than 8 of 100 sites', () => {
  const seen = rawInRow().map(
    ({ pages, theme }) =>
      new Set([`theme ${theme.name}`, ...pages.flatMap(({ sections }) => sections.map(({ kind, variant }) => `${kind} ${variant}`))]),
  );
  const shares = ornaments.map((ornament) => ({ ornament, share: seen.filter((site) => site.has(ornament)).length / seen.length }));
  expect(shares.filter(({ share }) => share > 0.08)).toEqual([]);
}, 120_000);

test.each(['plumber', 'law firm'])('no awning is over the form of a business without a shop: %s', (trade) => {
  const [brief] = inTenTowns(trade);
  expect(variantsOf(brief)).not.toContain('form awning');
});

test.each(['gift shop', 'bakery'])('no sandwich board stands beside a sentence: %s', (trade) => {
  const [brief] = inTenTowns(trade, '12 Main St');
  const variants = variantsOf(brief, { story: 'sandwich' });
  expect(variants).toContain('story side');
  expect(variants).not.toContain('story sandwich');
});

/** The sections of a business's site with their variants, on painted signs. */
function variantsOf(brief: Brief | undefined, variants?: Record<string, string>): string[] {
  if (!brief) throw new Error('There is no town.');
  const { pages } = compose({ brief, seed: 1, photos: [], wishes: { theme: 'signboard', variants } });
  return pages.flatMap(({ sections }) => sections.map(({ kind, variant }) => `${kind} ${variant}`));
}

test.each(['plumber', 'lawyer', 'bakery', 'church'])('ten sites of one trade in ten towns open in ten ways: %s', (trade) => {
  expect(new Set(inRow(inTenTowns(trade)).map(designTraitsOf).map(firstScreenOf)).size).toBe(10);
});
