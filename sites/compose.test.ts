import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyIn, headingsOf, linesOf, repeated } from '../tests/harness/document-lines.ts';
import { must } from '../tests/harness/must.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import { valueAt } from './document/at-path.ts';
import { type Photo, type Picture, type SiteDocument, siteDocumentSchema } from './document/document.ts';
import { designTraitsOf, traitDistance } from './look/design-traits.ts';
import { tidyBrief } from './proofreading/proofread.ts';
import { sections as builtIn } from './sections/registry.ts';
import { leafPaths } from './writer/claims/unused-fields.ts';

const samples = ['plumber-raleigh', 'salon-nashville', 'cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe'];

function sample(name: string): Brief {
  return must(readBrief(JSON.parse(readFileSync(new URL(`./briefs/${name}.json`, import.meta.url), 'utf8')))).brief;
}

const written = (brief: Brief, seed = 1) => compose({ brief, seed, photos: [] });

const isPicture = (value: object): value is Picture => 'kind' in value && 'alt' in value;
const photo = (id: string): Photo => ({
  id,
  width: 1200,
  height: 800,
  variants: [{ format: 'webp', width: 1200, height: 800, bytes: 1, hash: id }],
});

test.each([
  ['plumber-raleigh', 'signboard'],
  ['salon-nashville', 'herbarium'],
  ['cafe-chattanooga', 'clock'],
  ['dentist-boise', 'foothill'],
  ['dog-groomer-minimal', 'driveway'],
  ['landscaper-santa-fe', 'strata'],
])('%s gets the theme that was drawn for it most often', (name, theme) => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= 60; seed++) {
    const chosen = written(sample(name), seed).theme.name;
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  }
  expect(counts.get(theme)).toBe(Math.max(...counts.values()));
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
    for (const page of document.pages) {
      expect(repeated(headingsOf(page))).toEqual([]);
      const pictures = everyIn(page.sections, isPicture).map((picture) =>
        picture.kind === 'scene' ? `${picture.trade} ${picture.composition}` : JSON.stringify(picture),
      );
      expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
    }
  }
});

test('the minimal brief gets five short pages, which say what it says and nothing else', () => {
  const document = written(sample('dog-groomer-minimal'));
  expect(document.pages.slice(0, 5).map(({ path }) => path)).toEqual(['/', '/about', '/booking', '/blog', '/contact']);
  expect(document.pages[0]?.sections.map(({ kind }) => kind)).toEqual(['hero', 'form', 'call']);
  expect(document.pages.slice(5).every(({ path }) => path.startsWith('/blog/'))).toBe(true);
  expect(document.pages).toHaveLength(8);
});

test('a page that the brief says little for has when or where, and a town that the first screen has is no section', () => {
  const business = { name: 'Aqua Nine', trade: 'pool service', description: 'We open and close pools.', phone: '603-555-0115' };
  const hours = { mon: [['08:00', '17:00'] as [string, string]] };
  const services = [
    { name: 'Openings', priceFrom: '250' },
    { name: 'Closings', priceFrom: '220' },
  ];
  const pages: Brief['pages'] = ['home', 'about', 'services', 'pricing', 'booking'];
  const kindsOn = (more: object, path: string) =>
    written({ business: { ...business, ...more }, services, pages })
      .pages.find((page) => page.path === path)
      ?.sections.map(({ kind }) => kind);
  const address = { street: '4 Mill St', city: 'Nashua', state: 'NH' };
  expect(kindsOn({ address, hours }, '/pricing')).toEqual(['intro', 'prices', 'hours', 'call']);
  expect(kindsOn({ address }, '/pricing')).toEqual(['intro', 'prices', 'area', 'call']);
  expect(kindsOn({ serviceArea: ['Nashua'] }, '/pricing')).toEqual(['intro', 'prices', 'form', 'call']);
  expect(kindsOn({ serviceArea: ['Nashua'] }, '/')).not.toContain('area');
  expect(kindsOn({ serviceArea: ['Nashua', 'Hudson'] }, '/')).toContain('area');
  expect(kindsOn({ address, hours }, '/booking')?.filter((kind) => kind === 'hours')).toEqual([]);
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
    const value = String(valueAt(full, field));
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

test('neighbors of one trade differ in four traits or more', () => {
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

const tuner: Brief = {
  business: {
    name: 'Ramón’s Piano Tuning',
    trade: 'piano tuner',
    description: 'I tune pianos at people’s houses. I learned it from my dad. Uprights, grands and player pianos are all fine.',
    phone: '801-555-0140',
    serviceArea: ['Ogden', 'Layton'],
    state: 'Utah',
  },
  services: [
    { name: 'Pitch raise', priceFrom: '220', priceTo: '220' },
    { name: 'First look', priceFrom: '0' },
    { name: 'Hammer work', price: 'call' },
  ],
  interview: [{ question: 'How long has it been since you moved?', answers: ['Moving a piano puts it out of tune, so wait two weeks.'] }],
  pages: ['home', 'services', 'pricing', 'faq', 'contact'],
};

test('an answer of the interview is said where it belongs, in the owner’s voice', () => {
  const brief: Brief = {
    ...sample('plumber-raleigh'),
    details: {},
    interview: [
      { question: 'Do you charge to come out?', answers: ['Yes, off the bill'], detail: '79' },
      { question: 'How soon can you usually come?', answers: ['Within a week'] },
    ],
  };
  const document = written(brief);
  const said = 'We charge $79 to come out, and it comes off your bill if we do the work.';
  const on = (path: string) => linesOf({ ...document, pages: document.pages.filter((page) => page.path === path) }).map(({ text }) => text);
  expect(on('/')).toContain('$79 to come out, off your bill');
  // The first screen says it, so the home page's questions don't.
  expect(on('/').join(' ')).not.toContain(said);
  // One question makes no list, so it's in the opening.
  expect(on('/services')).toContain(`Do you charge to come out? Yes. ${said}`);
  expect(on('/faq')).toEqual(expect.arrayContaining([`Yes. ${said}`, 'We can usually come within a week.']));
  const alone = written({ ...brief, business: { ...brief.business, description: 'I fix leaks.', tagline: undefined } });
  expect(linesOf(alone).map(({ text }) => text)).toContain('Yes. I charge $79 to come out, and it comes off your bill if I do the work.');
});

test('prices are said as they were given, and states come into titles', () => {
  const document = written(tuner);
  const texts = linesOf(document).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['$220', 'Free', 'Call for a price']));
  expect(document.pages[0]?.title.text).toBe('Piano tuner in Ogden, UT | Ramón’s Piano Tuning');
});

test('an own answer to an own question is published as it is', () => {
  const faq = written(tuner).pages.find(({ path }) => path === '/faq');
  expect(JSON.stringify(faq)).toContain('Moving a piano puts it out of tune, so wait two weeks.');
});

test('no sentence of the description is lost, whichever pages are picked', () => {
  for (const pages of [
    tuner.pages,
    ['services', 'faq', 'contact', 'pricing', 'blog'],
    ['home', 'about', 'gallery', 'shop', 'booking'],
  ] as const) {
    const document = written({ ...tuner, pages: [...pages] });
    const text = linesOf(document)
      .map((line) => line.text)
      .join(' ');
    for (const words of ['tune pianos at people’s houses', 'learned it from my dad', 'player pianos are all fine'])
      expect(text).toContain(words);
    expect(document.unused.filter(({ field }) => field.startsWith('business.description'))).toEqual([]);
  }
});

test('a business that comes to its customers has no shop, and no drawing of another trade', () => {
  const mechanic: Brief = {
    business: {
      name: 'T-Bolt Mobile Auto Repair',
      trade: 'mobile mechanic',
      description: 'We come to your driveway. Brakes, batteries and starters.',
      phone: '239-555-0118',
      serviceArea: ['Fort Myers', 'Cape Coral'],
    },
    services: [{ name: 'Brakes', priceFrom: '180' }],
    pages: ['home', 'about', 'services', 'booking', 'contact'],
  };
  const text = linesOf(written(mechanic))
    .map((line) => line.text)
    .join('\n');
  expect(text).not.toMatch(/\b(?:shop|bays?|lifts?|drop off|walk in|visit us|find us)\b/i);
});

test('a business that no name fits says its owner’s words', () => {
  const document = written({
    ...tuner,
    business: { ...tuner.business, name: 'Carriage Return', trade: 'typewriters', called: 'Typewriter repair' },
    services: [],
    details: { steps: ['You bring in the machine.', 'I clean it and send a price.', 'You try it at my table.'] },
    pages: ['home', 'about', 'services', 'faq', 'contact'],
  });
  expect(document.trade).toMatchObject({ key: 'unknown', label: { text: 'Typewriter repair' }, schemaType: 'LocalBusiness' });
  const texts = linesOf(document).map(({ text }) => text);
  expect(texts).toContain('I clean it and send a price.');
  expect(texts.filter((text) => /local business|\bjob\b/i.test(text))).toEqual([]);
});

test('a Spanish brief gives a Spanish site', () => {
  const document = written({
    business: {
      name: 'Plomería Tío Beto',
      trade: 'plomero',
      description: 'Reparamos fugas y destapamos drenajes en Fort Myers. Somos una familia con veinte años en el oficio.',
      phone: '239-555-0119',
      hours: { mon: [['08:00', '17:00']], tue: [['08:00', '17:00']] },
    },
    services: [{ name: 'Reparación de fugas', priceFrom: '120' }],
    interview: [{ question: 'Do you charge to come out?', answers: ['No'] }],
    pages: ['home', 'about', 'services', 'faq', 'contact'],
  });
  expect(document.language).toBe('es');
  expect(document.pages.map(({ label }) => label.text)).toEqual(['Inicio', 'Nosotros', 'Servicios', 'Preguntas', 'Contacto']);
  const texts = linesOf(document).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['desde $120', 'No cobramos por la visita.', 'Llama al (239) 555-0119']));
  expect(texts.filter((text) => /\b(?:the|your|with|services|prices)\b/i.test(text))).toEqual([]);
});

test('a page has the name its owner gave it, in the navigation and wherever it’s named', () => {
  const brief = sample('plumber-raleigh');
  const named = written({ ...brief, look: { ...brief.look, pageNames: [{ page: 'services', name: 'Repairs' }] } });
  const page = named.pages.find(({ kind }) => kind === 'services');
  expect(page?.label).toEqual({ text: 'Repairs', from: 'brief', fields: ['look.pageNames.0.name'] });
  expect(page?.title.text).toMatch(/Repairs/);
  expect(named.pages.map(({ path }) => path)).toEqual(written(brief).pages.map(({ path }) => path));
  expect(named.unused.map(({ field }) => field)).not.toContain('look.pageNames.0.name');
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

test('British spelling of the owner is shown the American way and stays the owner’s', async () => {
  const { brief } = await tidyBrief(sample('salon-nashville'), []);
  const lines = linesOf(written(brief));
  expect(lines.find(({ text }) => text === 'Full color')).toMatchObject({ from: 'brief', fields: ['services.2.name'] });
  expect(lines.some(({ text }) => /colour/i.test(text))).toBe(false);
});
