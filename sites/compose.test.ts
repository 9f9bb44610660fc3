import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../tests/helpers/must.ts';
import { valueAt } from './at-path.ts';
import { briefArbitrary } from './brief.arbitrary.ts';
import type { Brief } from './brief.ts';
import { compose } from './compose.ts';
import { type Line, type Photo, type Picture, type SiteDocument, siteDocumentSchema } from './document.ts';
import { phoneForms } from './facts.ts';
import { readBrief } from './read-brief.ts';
import { sections as builtIn } from './sections/registry.ts';
import { usBrief } from './us-brief.ts';
import { usEnglish } from './us-english.ts';
import { checkLine } from './writer/claims/claims.ts';
import { leafPaths } from './writer/claims/unused-fields.ts';
import { designTraitsOf, traitDistance } from './writer/look/design-traits.ts';

const samples = ['plumber-raleigh', 'salon-nashville', 'cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe'];

function sample(name: string): Brief {
  return must(readBrief(JSON.parse(readFileSync(new URL(`./briefs/${name}.json`, import.meta.url), 'utf8')))).brief;
}

const written = (brief: Brief, seed = 1) => compose({ brief, seed, photos: [] });

function everyIn<T>(value: unknown, is: (value: object) => value is T & object): T[] {
  if (!value || typeof value !== 'object') return [];
  return [...(is(value) ? [value] : []), ...Object.values(value).flatMap((item) => everyIn(item, is))];
}
const isLine = (value: object): value is Line => 'text' in value && 'from' in value && 'fields' in value;
const isPicture = (value: object): value is Picture => 'kind' in value && 'alt' in value;
const linesOf = (document: SiteDocument) => everyIn([document.pages, document.actions, document.trade], isLine);
const photo = (id: string): Photo => ({
  id,
  width: 1200,
  height: 800,
  variants: [{ format: 'webp', width: 1200, height: 800, bytes: 1, hash: id }],
});

/** Headings of a page: its own and its sections', not the names of things listed in them. */
function headingsOf(document: SiteDocument): string[] {
  return document.pages.flatMap(({ sections }) =>
    sections.flatMap(({ props }) => {
      const { heading, headline } = props as { heading?: Line; headline?: Line };
      return [heading, headline].flatMap((line) => (line ? [line.text] : []));
    }),
  );
}

test.each([
  ['plumber-raleigh', 'signboard'],
  ['salon-nashville', 'herbarium'],
  ['cafe-chattanooga', 'clock'],
  ['dentist-boise', 'foothill'],
  ['dog-groomer-minimal', 'driveway'],
  ['landscaper-santa-fe', 'strata'],
])('%s gets the theme it was drawn for, whatever the seed', (name, theme) => {
  for (const seed of [1, 2, 3, 44, 1234]) expect(written(sample(name), seed).theme.name).toBe(theme);
});

test.each(samples)('%s becomes a valid document, the same each time', (name) => {
  const document = written(sample(name), 7);
  expect(siteDocumentSchema.safeParse(document).error).toBeUndefined();
  for (const { sections } of document.pages)
    for (const { kind, props } of sections) expect(builtIn.schema(kind).safeParse(props).error, kind).toBeUndefined();
  expect(written(sample(name), 7)).toEqual(document);
});

test.each(samples)('%s says no heading twice and shows no picture twice on a page', (name) => {
  for (const seed of [1, 2, 3]) {
    const document = written(sample(name), seed);
    const headings = headingsOf(document).map((text) => text.toLowerCase());
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([]);
    for (const page of document.pages) {
      const pictures = everyIn(page.sections, isPicture).map((picture) =>
        picture.kind === 'scene' ? `${picture.trade} ${picture.composition}` : JSON.stringify(picture),
      );
      expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
    }
  }
});

test('the minimal brief gets five full pages', () => {
  const document = written(sample('dog-groomer-minimal'));
  expect(document.pages.slice(0, 5).map(({ path }) => path)).toEqual(['/', '/services', '/pricing', '/blog', '/contact']);
  for (const page of document.pages.slice(0, 5)) expect(page.sections.length, page.path).toBeGreaterThanOrEqual(4);
  expect(document.pages.slice(5).every(({ path }) => path.startsWith('/blog/'))).toBe(true);
  expect(document.pages).toHaveLength(8);
});

test('a site without a home page opens with trade, place and what to do', () => {
  const brief: Brief = { ...sample('plumber-raleigh'), pages: ['about', 'services', 'contact', 'faq', 'pricing'] };
  const [first] = written(brief).pages;
  expect(first).toMatchObject({ kind: 'about', path: '/' });
  expect(first?.sections[0]).toMatchObject({ kind: 'hero', props: { eyebrow: { text: 'Plumber in Raleigh' } } });
});

const full: Brief = {
  business: {
    name: 'Hollis & Daughter Plumbing',
    trade: 'plumber',
    tagline: 'Pipes, honestly',
    description:
      'We fix leaks. We replace heaters of every colour. We repipe older houses. We label each valve. Nobody else touches our vans. We keep the keys. We return them.',
    phone: '(919) 555-0148',
    email: 'office@hollis.example',
    address: { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
    serviceArea: ['Raleigh', 'Cary', 'Garner', 'Apex', 'Durham', 'Clayton'],
    hours: { mon: [['07:30', '17:30']], sat: [['09:00', '12:00']] },
    timeZone: 'America/New_York',
    founded: 2011,
    licences: ['NC P-1, licence 31877', 'Backflow tester BT-22'],
    languages: ['English', 'Spanish'],
    urgent: 'always',
  },
  services: [
    { name: 'Leak repair', description: 'Slab leaks too.', priceFrom: '149', priceTo: '300', priceUnit: 'visit' },
    { name: 'Fixtures', priceFrom: '80.50' },
  ],
  proof: {
    quotes: [
      { text: 'Found it at once.', name: 'M. Okafor', consent: true },
      { text: 'Hidden.', name: 'N.', consent: false },
    ],
    awards: ['Golden Wrench'],
    memberships: ['Guild of Plumbers'],
  },
  look: { style: 'old-school', tone: 'plain', mood: 'warm', colors: ['#0f4c5c'], logo: 'logo.png' },
  photos: [
    { file: 'van.jpg', alt: 'Our van', rights: true },
    { file: 'crew.jpg', rights: false },
  ],
  promises: ['price-first', 'clean-up'],
  pages: ['home', 'about', 'pricing', 'faq', 'blog'],
  details: {
    faq: [{ question: 'Do you work weekends?', answer: 'Saturday mornings.' }],
    pricing: [{ name: 'Winter check', price: '120', unit: 'year', includes: ['Heater', 'Valves'] }],
    shop: [{ name: 'Washers', price: '2.50', description: 'Ten in a bag.' }],
    booking: { kind: 'request', services: ['Leak repair'] },
    blog: [{ title: 'On valves', text: 'Turn them once a year.\n\nOtherwise they stick.' }, { title: 'A title alone' }],
  },
  domain: { kind: 'own', name: 'hollis.example' },
};

test('every answer of a full brief is on the site or accounted for', () => {
  const photos = [
    { field: 'photos.0', photo: photo('van') },
    { field: 'look.logo', photo: photo('logo') },
  ];
  const brief = readBrief(full);
  expect(brief).toMatchObject({ ok: true });
  const document = compose({ brief: full, seed: 3, photos });
  const shown = JSON.stringify([document.pages, document.facts, document.actions, document.logo, document.theme.palette]).replaceAll(
    '\\"',
    '"',
  );
  const texts = shown.toLowerCase();
  const lost = leafPaths(full).filter((field) => {
    if (document.unused.some((item) => item.field === field && item.reason.endsWith('.'))) return false;
    const value = String(valueAt(usBrief(full), field));
    const cited = linesOf(document).some((line) => line.fields.some((path) => field === path || field.startsWith(`${path}.`)));
    const allowed =
      field.endsWith('.consent') ||
      field.endsWith('.rights') ||
      field === 'photos.0.file' ||
      field === 'look.logo' ||
      field.startsWith('look.colors') ||
      field.startsWith('promises') ||
      field === 'business.urgent' ||
      field === 'details.booking.kind';
    return !(cited || texts.includes(value.toLowerCase()) || allowed);
  });
  expect(lost).toEqual([]);
  const unused = document.unused.map(({ field }) => field);
  expect(unused).toEqual(
    expect.arrayContaining(['proof.quotes.1.text', 'photos.1.file', 'domain.name', 'details.blog.1.title', 'look.style']),
  );
  for (const field of [
    'business.name',
    'business.founded',
    'business.licences.1',
    'services.0.priceTo',
    'proof.awards.0',
    'promises.1',
    'details.shop.0.name',
    'details.faq.0.answer',
    'photos.0.file',
  ])
    expect(unused).not.toContain(field);
});

test('photos come first, only with rights, never twice on a page', () => {
  const brief: Brief = {
    ...sample('plumber-raleigh'),
    photos: [{ file: 'a.jpg', rights: true, alt: 'The van' }, { file: 'b.jpg', rights: true }, { file: 'c.jpg' }],
  };
  const document = compose({
    brief,
    seed: 1,
    photos: ['a', 'b', 'c'].map((id, index) => ({ field: `photos.${index}`, photo: photo(id) })),
  });
  const hero = document.pages[0]?.sections[0]?.props as { picture: Picture };
  expect(hero.picture).toMatchObject({ kind: 'photo', photo: { id: 'a' }, alt: { text: 'The van', from: 'brief' } });
  expect(JSON.stringify(document.pages)).not.toContain('"id":"c"');
  for (const page of document.pages) {
    const ids = everyIn(page.sections, isPicture).flatMap((picture) => (picture.kind === 'photo' ? [picture.photo.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('neighbors of one trade differ in four traits or more, and open differently', () => {
  const base = sample('plumber-raleigh');
  const live: SiteDocument[] = [];
  for (let n = 0; n < 20; n++) {
    const brief: Brief = {
      ...base,
      business: { ...base.business, name: `Plumber ${n}`, tagline: undefined, description: 'Plumbing company in town.' },
    };
    live.push(compose({ brief, seed: n, photos: [], avoid: live.map(designTraitsOf) }));
  }
  const traits = live.map(designTraitsOf);
  const near = traits.flatMap((one, index) => traits.slice(0, index).filter((other) => traitDistance(one, other) < 4));
  expect(near).toEqual([]);
});

test('an owner who names a field but no services is not given other fields', () => {
  const brief: Brief = {
    business: { name: 'Okafor Law', trade: 'family law attorney', description: 'Divorce, custody and adoption.', phone: '813-555-0140' },
    pages: ['home', 'about', 'services', 'pricing', 'booking'],
  };
  const text = linesOf(written(brief)).map((line) => line.text);
  expect(text).toContain('Family law');
  expect(text.filter((line) => /criminal|immigration/i.test(line))).toEqual([]);
});

test('what a visitor could say stays theirs when the owner speaks as one person', () => {
  const brief: Brief = {
    business: { name: 'Bright Desk', trade: 'math tutor', description: 'I teach math to anyone who asks.', phone: '919-555-0140' },
    pages: ['home', 'about', 'services', 'faq', 'contact'],
  };
  const scripts = Array.from({ length: 12 }, (_, seed) => {
    const [section] = written(brief, seed + 1).pages.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'script'));
    const { parts = [] } = (section?.props ?? {}) as { parts?: { text: Line; blank: boolean }[] };
    return parts.map(({ text, blank }) => (blank ? '_' : text.text)).join('');
  });
  expect(scripts.some((script) => script.startsWith('Hi, we are _ students'))).toBe(true);
});

test('edits survive recomposition, and one whose section is gone is reported', () => {
  const brief = sample('plumber-raleigh');
  const edits = [
    { page: '/', section: 'hero', path: 'headline', value: 'Dry again by noon' },
    { page: '/', section: 'services', path: 'items.1.text', value: 'Any tank.' },
    { page: '/pricing', section: 'prices', path: 'lead', value: 'Never shown' },
  ];
  for (const changed of [brief, { ...brief, business: { ...brief.business, phone: '919-555-0199' } }]) {
    const document = compose({ brief: changed, seed: 1, photos: [], edits });
    expect(document.pages[0]?.sections.find(({ id }) => id === 'hero')?.props).toMatchObject({
      headline: { text: 'Dry again by noon', from: 'owner' },
    });
    expect(document.pages[0]?.sections.find(({ id }) => id === 'services')?.props).toMatchObject({
      items: { 1: { text: { text: 'Any tank.', from: 'owner' } } },
    });
    expect(document.unused).toContainEqual({ field: 'edits.2', reason: 'The site no longer has a page at /pricing.' });
  }
});

test('British spelling of the owner is shown the American way and stays the owner’s', () => {
  const lines = linesOf(written(sample('salon-nashville')));
  expect(lines.find(({ text }) => text === 'Full color')).toMatchObject({ from: 'brief', fields: ['services.2.name'] });
  expect(lines.some(({ text }) => /colour/i.test(text))).toBe(false);
});

test('two hundred random briefs: nothing on the site that the brief did not give', () => {
  fc.assert(
    fc.property(briefArbitrary, fc.integer({ min: 1, max: 1_000_000 }), (brief, seed) => {
      const document = written(brief, seed);
      const given = usEnglish(JSON.stringify(brief));
      const lines = linesOf(document);
      const text = lines.map((line) => line.text).join('\n');

      expect(lines.flatMap((line) => checkLine(line, brief))).toEqual([]);
      expect(text).not.toMatch(/lorem ipsum|\bundefined\b|\{\w+\}|\[object|\bNaN\b/);
      const missing = (pattern: RegExp, known: (found: string) => boolean) =>
        [...text.matchAll(pattern)].map(([found]) => found).filter((found) => !known(found));
      expect(
        missing(/\b(?:rated|reviews?|stars?|testimonials?)\b|\b\d(?:\.\d)? ?(?:\/|out of) ?5\b/gi, (found) => given.includes(found)),
      ).toEqual([]);
      expect(missing(/\b(?:18|19|20)\d\d\b/g, (found) => given.includes(found))).toEqual([]);
      const amounts = [...given.matchAll(/\d+(?:\.\d+)?/g)].map(([amount]) => Number(amount));
      expect(missing(/\$[\d,.]*\d/g, (found) => amounts.includes(Number(found.slice(1).replaceAll(',', ''))))).toEqual([]);
      expect(
        missing(
          /\(\d{3}\) \d{3}-\d{4}/g,
          (found) => brief.business.phone !== undefined && phoneForms(brief.business.phone).display === found,
        ),
      ).toEqual([]);
      expect(missing(/\b\d{5}\b/g, (found) => given.includes(found))).toEqual([]);
      expect(missing(/\bLicense (?=\S*\d)\S+/g, (found) => given.includes(found.slice(8).replace(/[.,]$/, '')))).toEqual([]);
      expect(
        missing(
          /\b(?:awards?|award-winning|licensed|insured|certified|guaranteed?|family-owned)\b/gi,
          (found) =>
            given.toLowerCase().includes(found.toLowerCase()) ||
            (/award/i.test(found) && brief.proof?.awards !== undefined) ||
            brief.promises !== undefined,
        ),
      ).toEqual([]);
      if (!brief.business.phone)
        expect(
          lines
            .filter(
              (line) =>
                line.from !== 'brief' &&
                /\bcall (?:us|me|the|about|for|to|with|between|ahead|first)\b/i.test(line.text) &&
                !/^\/blog\//.test(line.text),
            )
            .map((line) => line.text)
            .filter((line) => line.length < 60),
        ).toEqual([]);
    }),
    { numRuns: 200, seed: 20260301 },
  );
}, 120_000);

test('random briefs become valid documents without repeated headings, titles or descriptions', () => {
  fc.assert(
    fc.property(briefArbitrary, fc.integer({ min: 1, max: 1_000_000 }), (brief, seed) => {
      const document = written(brief, seed);
      expect(siteDocumentSchema.safeParse(document).error).toBeUndefined();
      for (const { sections } of document.pages)
        for (const { kind, props } of sections) expect(builtIn.schema(kind).safeParse(props).error, kind).toBeUndefined();
      const unique = (list: string[]) => expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([]);
      unique(headingsOf(document).map((text) => text.toLowerCase()));
      unique(document.pages.map(({ title }) => title.text));
      unique(document.pages.map(({ description }) => description.text));
      unique(document.pages.map(({ path }) => path));
      for (const { title, description } of document.pages) {
        expect(title.text.length).toBeLessThanOrEqual(70);
        expect(description.text.length).toBeLessThanOrEqual(155);
      }
    }),
    { numRuns: 100, seed: 42 },
  );
}, 120_000);
