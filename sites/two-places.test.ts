import { beforeAll, expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import bakery from './briefs/places/panaderia-laredo.json' with { type: 'json' };
import pizza from './briefs/places/pizza-raleigh.json' with { type: 'json' };
import plumber from './briefs/plumber-raleigh.json' with { type: 'json' };
import { linesIn } from './document/lines.ts';
import { attribute, isWithin, parsedPage, visibleText } from './gate/parsed-page.ts';
import { makeSite } from './make-site.ts';
import { workshop } from './sections/workshop.ts';

const options = { origin: 'https://places.example', readFile: async () => undefined };

// The first site that a process makes loads dictionaries and a grammar checker, which takes longer than a test may on a busy machine.
beforeAll(async () => {
  await makeSite(pizza, options);
});

/** A site's failed checks, and its pages: their text, the text and links of sections about another place, and the places in their data. */
async function siteOf(brief: unknown) {
  const { files, report, document } = must(await makeSite(brief, options));
  const page = (path: string) => {
    const { elements, text } = parsedPage(path, files.get(path)?.body.toString() ?? '');
    const data = elements.find((element) => attribute(element, 'type') === 'application/ld+json')?.childNodes[0];
    const graph = data && 'value' in data ? (JSON.parse(data.value) as { '@graph': Record<string, unknown>[] })['@graph'] : [];
    return {
      text,
      footer: elements.flatMap((element) => (attribute(element, 'data-section') === 'footer' ? [visibleText(element)] : [])).join(' '),
      data: graph.filter((node) => 'address' in node),
      sections: elements.filter((element) => attribute(element, 'data-place')).map((element) => visibleText(element)),
      tables: elements.flatMap((element) =>
        element.tagName === 'caption' ? visibleText(element) : element.tagName === 'table' ? (attribute(element, 'aria-label') ?? []) : [],
      ),
      links: elements
        .filter((element) => element.tagName === 'a' && isWithin(element, (above) => attribute(above, 'data-place') !== undefined))
        .map((element) => attribute(element, 'href') ?? ''),
    };
  };
  const failed = report.checks.filter(({ status }) => status === 'fail');
  return { page, failed, document, unused: document.unused.filter(({ field }) => field.startsWith('business.otherPlaces')) };
}

const digits = (text: string) => text.replace(/\D/g, '');
/** Some variants show the spans of a day as blocks of their own. */
const close = (text: string) => text.replaceAll(' ', '');

test.each(workshop.themes.all.map(({ name }) => name))(
  'in %s, the contact page has both places, each with its own phone, address and hours',
  async (theme) => {
    const { page, failed, unused } = await siteOf({ ...pizza, look: { chosen: { theme, seed: 7 } } });
    expect({ failed, unused }).toEqual({ failed: [], unused: [] });
    const contact = page('/contact');
    const [ways = '', hours = ''] = contact.sections;
    expect(contact.sections).toHaveLength(2);
    expect(ways).toContain('Apex shop');
    expect(digits(ways)).toContain('9195550177');
    expect(close(ways)).toContain(close('120 N Salem St, Apex, NC 27502'));
    expect(hours).toContain('Apex shop hours');
    // Nor do its decorations name the other town.
    expect(`${ways} ${hours}`).not.toMatch(/Raleigh/i);
    // Friday night ends on Saturday, and is Friday's.
    expect(close(hours)).toMatch(/Fri(?:day)?4pmto1am/);
    expect(close(contact.text)).toMatch(/Fri(?:day)?6pmto2am/);
    expect(contact.text).toContain('Raleigh hours');
    expect(contact.links).toContain('tel:+19195550177');
    expect(contact.links).not.toContain('tel:+19195550141');
    const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('120 N Salem St, Apex, NC 27502')}`;
    expect(contact.links).toContain(directions);
    expect(new Set(contact.tables)).toEqual(new Set(['Raleigh hours', 'Apex shop hours']));
    // A header or footer that has the first place's hours says whose they are.
    const { text, tables } = page('/services');
    if (/Tue\w* to Thu\w* 11 am/.test(text)) expect(text).toMatch(/Raleigh: Tue\w* to Thu\w* 11 am/);
    expect(tables.filter((name) => name !== 'Raleigh hours')).toEqual([]);
    expect(page('/').sections).toEqual([]);
    expect(page('/').text).toContain('We’re also at 120 N Salem St in Apex.');
    for (const path of ['/', '/services', '/contact'])
      for (const town of ['Raleigh', 'Apex']) expect(page(path).footer, `${path} ${town}`).toContain(town);
  },
);

test('structured data has a business for each place that the page shows, the others as branches of the first', async () => {
  const { page } = await siteOf(pizza);
  const branch = {
    '@type': 'Restaurant',
    '@id': 'https://places.example/#place-2',
    name: 'Night Shift Pizza, Apex shop',
    url: 'https://places.example/contact',
    parentOrganization: { '@id': 'https://places.example/#business' },
    telephone: '+19195550177',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '120 N Salem St',
      addressLocality: 'Apex',
      addressRegion: 'NC',
      postalCode: '27502',
      addressCountry: 'US',
    },
    openingHoursSpecification: [
      { dayOfWeek: ['Wednesday', 'Thursday'], opens: '16:00', closes: '21:00' },
      { dayOfWeek: ['Friday'], opens: '16:00', closes: '01:00' },
      { dayOfWeek: ['Saturday'], opens: '12:00', closes: '01:00' },
      { dayOfWeek: ['Sunday'], opens: '12:00', closes: '20:00' },
    ],
  };
  const [first, second, ...more] = page('/contact').data;
  expect(more).toEqual([]);
  expect(second).toMatchObject(branch);
  expect(first).toMatchObject({
    name: 'Night Shift Pizza',
    '@id': 'https://places.example/#business',
    telephone: '+19195550141',
    address: { streetAddress: '418 S Wilmington St', addressLocality: 'Raleigh' },
    openingHoursSpecification: [
      { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '11:00', closes: '22:00' },
      { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
    ],
  });
  expect(first).not.toHaveProperty('parentOrganization');
  // A page that doesn't show the other place says nothing of it.
  expect(page('/services').data).toHaveLength(1);
});

test('questions and the description of the contact page say the hours of both places by their names', async () => {
  const { page, document } = await siteOf(pizza);
  const contact = document.pages.find(({ kind }) => kind === 'contact');
  expect(contact?.description.text).toContain('Raleigh: ');
  const faq = page('/faq').text;
  expect(faq).toContain('Raleigh: Tuesday to Thursday 11 am to 10 pm, Friday and Saturday 6 pm to 2 am.');
  expect(faq).toContain('Apex shop: Wednesday and Thursday 4 pm to 9 pm, Friday 4 pm to 1 am');
  expect(faq).toContain('At 418 S Wilmington St in Raleigh, NC. We’re also at 120 N Salem St in Apex.');
});

test('without a contact page, the home page has all places, in Spanish too', async () => {
  const { page, failed, unused } = await siteOf(bakery);
  expect({ failed, unused }).toEqual({ failed: [], unused: [] });
  const [north = '', hours = '', south = '', ...more] = page('/').sections;
  expect(more).toEqual([]);
  expect(north).toContain('Tienda del norte');
  expect(digits(north)).toContain('9565550163');
  expect(hours).toContain('Horario: Tienda del norte');
  // It has no phone and no hours of its own.
  expect(south).toContain('El Cenizo');
  expect(page('/').text).toContain('Horario: Laredo');
  expect(page('/').data.map(({ address }) => (address as { streetAddress?: string }).streetAddress)).toEqual([
    '310 Market St',
    '9114 McPherson Rd',
    '85 Bravo Blvd',
  ]);
});

test('of two places in one town, the one without a name is called by its street', async () => {
  const [other] = pizza.business.otherPlaces;
  const places = [{ ...other, name: undefined, address: { ...other?.address, city: 'Raleigh' } }];
  const { page } = await siteOf({ ...pizza, business: { ...pizza.business, otherPlaces: places } });
  expect(page('/contact').sections[1]).toContain('120 N Salem St hours');
  expect(page('/contact').text).toContain('418 S Wilmington St hours');
  // Its heading and its address, which has another label then.
  expect(page('/contact').sections[0]?.match(/Location|120 N Salem St/g)).toEqual(['120 N Salem St', 'Location', '120 N Salem St']);
});

test('a place without hours on any day is shown without them, and its owner reads why', async () => {
  const [other] = pizza.business.otherPlaces;
  const { page, unused } = await siteOf({ ...pizza, business: { ...pizza.business, otherPlaces: [{ ...other, hours: { mon: [] } }] } });
  expect(page('/contact').sections).toHaveLength(1);
  expect(unused).toEqual([{ field: 'business.otherPlaces.0.hours', reason: 'You didn’t enter hours for any day.' }]);
});

test('a location may be called a shop, whatever the kind of business', async () => {
  const { failed } = await siteOf({ ...plumber, business: { ...plumber.business, otherPlaces: pizza.business.otherPlaces } });
  expect(failed).toEqual([]);
});

test('that all places are open day and night is said with the hours of each', async () => {
  const always = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, '24h']));
  const otherPlaces = pizza.business.otherPlaces.map((place) => ({ ...place, hours: always }));
  const { document } = await siteOf({ ...pizza, business: { ...pizza.business, hours: always, otherPlaces } });
  const [open] = linesIn(document).filter(({ text }) => text === 'Open 24 hours');
  expect(open?.fields).toEqual(['business.hours', 'business.otherPlaces.0.hours']);
});

test('with one place, nothing is said of another', async () => {
  const { otherPlaces: _others, ...business } = pizza.business;
  const { page, document } = await siteOf({ ...pizza, business });
  expect(page('/contact').sections).toEqual([]);
  expect(document.facts).not.toHaveProperty('otherPlaces');
  expect(linesIn(document).filter(({ text }) => /\balso at\b|^Raleigh hours$/.test(text))).toEqual([]);
});
