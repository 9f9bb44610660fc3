import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

const sample = (name: string): unknown => JSON.parse(readFileSync(new URL(`../briefs/${name}.json`, import.meta.url), 'utf8'));
const now = new Date('2026-03-01T12:00:00Z');
const minimal = {
  business: { name: 'Wag & Roll', trade: 'mobile dog groomer', description: 'I groom dogs.', phone: '850-555-0133' },
  pages: ['home', 'services', 'pricing', 'contact', 'blog'],
};
const withBusiness = (fields: object) => readBrief({ ...minimal, business: { ...minimal.business, ...fields } }, { now });
const messages = (reading: ReturnType<typeof readBrief>) => (reading.ok ? [] : reading.problems.map(({ message }) => message));

test.each(['plumber-raleigh', 'salon-nashville', 'cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe'])(
  '%s is a good brief',
  (name) => {
    expect(readBrief(sample(name), { now })).toMatchObject({ ok: true, notes: [] });
  },
);

test.each([
  [[{ page: 'services', name: 'Repairs' }], []],
  [[{ page: 'services', name: 'Repairs and so on' }], [/Use 14 or fewer/]],
  [[{ page: 'menu', name: 'Menu' }], [/don’t know the page "menu"/]],
  [
    [
      { page: 'services', name: 'Repairs' },
      { page: 'services', name: 'Pipes' },
    ],
    [/has two names/],
  ],
  [['home', 'services', 'pricing', 'contact'].map((page) => ({ page, name: 'Something long'.slice(0, 11) })), [/40 characters/]],
])('page names %j', (pageNames, problems) => {
  const reading = readBrief({ ...minimal, look: { pageNames } }, { now });
  expect(messages(reading)).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(messages(reading)[index]).toMatch(problem);
});

test('the hostile brief is refused with a sentence for every bad field', () => {
  const reading = readBrief(sample('hostile'), { now });
  expect(reading.ok).toBe(false);
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map(({ field }) => field).sort()).toEqual(
    [
      'business.name',
      'business.phone',
      'business.email',
      'business.address.street',
      'business.hours.mon.0',
      'business.hours.wed.0',
      'business.founded',
      'business.licences.0',
      'services.0.name',
      'services.0.priceFrom',
      'services.1.priceFrom',
      'services.2.priceFrom',
      'proof.quotes.0.text',
      'proof.quotes.0.consent',
      'look.colors.0',
      'look.logo',
      'pages.1',
      'pages.4',
      'details.faq.0.question',
      'details.faq.0.answer',
      'details.booking.link',
      'domain.name',
    ].sort(),
  );
  for (const { message } of problems) expect(message).toMatch(/^[A-Z][\w, ]+: (?:.+\.|Invalid email address)$/s);
});

test('sentences name the field, the place and the remedy', () => {
  const reading = readBrief({ ...minimal, services: [{ name: 'Bath' }, { name: 'Cut', priceFrom: '1e309' }] }, { now });
  expect(messages(reading)).toEqual(['Services, second entry: the price "1e309" isn’t an amount. Write dollars such as 89 or 89.50.']);
  expect(messages(withBusiness({ hours: { fri: [['17:00', '17:00']] } }))).toEqual([
    'Hours, Friday, first entry: the opening and closing times are both 5 pm. Enter two different times or choose 24 hours.',
  ]);
  expect(messages(withBusiness({ hours: { fri: [['21:00', '17:00']] } }))).toEqual([
    'Hours, Friday, first entry: closing at 5 pm comes before opening at 9 pm. Check am and pm. Late hours can run until 6 am.',
  ]);
  expect(messages(withBusiness({ hours: { fri: [['17:00']] } }))).toEqual([
    'Hours, Friday, first entry: a time is missing. Enter opening and closing times, such as 9 am and 5:30 pm, or mark the day closed.',
  ]);
  expect(messages(withBusiness({ founded: 2027 }))).toEqual([
    'Business: the founding year 2027 is in the future. Enter the year the business started, 2026 or earlier.',
  ]);
  expect(messages(withBusiness({ phone: undefined }))).toEqual([
    'Business: customers have no way to reach you. Add a phone number, email or street address.',
  ]);
});

test.each([
  [
    '919-555-0148, 919-555-0199, 919-555-0111',
    /has more than two numbers in it\. Write up to two, each with one extension, and the rest in the description\.$/,
  ],
  ['919-555-0148, 919-555-0199, 555-0111', /has more than two numbers in it\. Write up to two, /],
  [
    '919-555-0148 ext 12 or 13 / 919-555-0199',
    /has two extensions for one number\. Write up to two numbers, each with one extension, and the rest in the description\.$/,
  ],
  ['919-555-0148 ext. 12 or 13', /has other words in it\. Write just the number, with one extension, and the rest in the description\.$/],
  ['919-555-0148 ext 12, ask for Bob', /has other words in it\. Write just the number/],
  ['call us', /isn’t one people can call\. Write it with its area code/],
])('of the phone “%s”, the owner is asked what to show', (phone, asks) => {
  expect(messages(withBusiness({ phone }))).toEqual([expect.stringMatching(asks)]);
});

test('unknown fields are left out with a note', () => {
  const reading = readBrief({ ...minimal, business: { ...minimal.business, fax: '1' }, rating: 5 }, { now });
  expect(reading).toMatchObject({
    ok: true,
    notes: [
      { field: 'business.fax', message: 'Business: "fax" isn’t a field we know, so we left it out.' },
      { field: 'rating', message: 'Brief: "rating" isn’t a field we know, so we left it out.' },
    ],
  });
  expect(JSON.stringify(reading)).not.toContain('"rating":5');
});

test('hidden characters go, accents are composed, empty answers count as none', () => {
  const reading = withBusiness({ name: 'Cafe\u0301\u202e Ro\u0000se', tagline: ' ', description: 'One.\r\n\r\n\r\nTwo.' });
  expect(reading).toMatchObject({ ok: true, brief: { business: { name: 'Café Rose', description: 'One.\n\nTwo.' } } });
  expect(reading.ok && 'tagline' in reading.brief.business).toBe(false);
  expect(reading.ok && reading.notes.map(({ field }) => field)).toEqual(['business.name']);
});

test('a day may close past midnight, but not after the next one opens', () => {
  const night = [['18:00', '02:00']];
  expect(withBusiness({ hours: { fri: night, sat: night } })).toMatchObject({ ok: true, brief: { business: { hours: { fri: night } } } });
  expect(withBusiness({ hours: { sun: night, mon: [['02:00', '05:00']] } }).ok).toBe(true);
  expect(messages(withBusiness({ hours: { sun: night, mon: [['01:00', '05:00']] } }))).toEqual([
    'Hours, Sunday: it stays open until 2 am, but Monday opens before that, at 1 am. Change one of them.',
  ]);
  expect(messages(withBusiness({ hours: { fri: [...night, ['20:00', '21:00']] } }))).toEqual([
    'Hours, Friday: two time slots overlap. Enter each one once, in order.',
  ]);
});

test('whole days and midnight are understood', () => {
  const reading = withBusiness({ hours: { mon: '24h', fri: [['17:00', '24:00']], sat: [['00:00', '02:00']] } });
  expect(reading).toMatchObject({ ok: true, brief: { business: { hours: { mon: [['00:00', '24:00']], fri: [['17:00', '24:00']] } } } });
});

test.each([
  [{ services: [{ name: 'Cut', priceFrom: '90', priceTo: '80' }] }, 'the highest price is below the lowest'],
  [{ services: [{ name: 'Cut', priceFrom: '1000000' }] }, 'isn’t an amount'],
  [{ services: [{ name: 'Cut', priceFrom: 89 }] }, 'isn’t an amount'],
  [{ photos: [{ file: '../a.jpg', rights: true }] }, 'isn’t a plain file name'],
  [{ photos: [{ file: 'a.jpg', rights: 'yes' }] }, 'the rights must be true or false'],
  [{ pages: ['home', 'about', 'faq'] }, 'Pick exactly five'],
  [{ domain: { kind: 'own', name: '192.168.0.1' } }, 'isn’t one that people can open'],
  [{ domain: { kind: 'free', address: '!' } }, 'the free address "!" can’t be used'],
  [{ details: { booking: { kind: 'link' } } }, 'the booking link is missing'],
  [
    {
      details: {
        faq: [
          { question: 'Why?', answer: 'So.' },
          { question: 'why?', answer: 'Else.' },
        ],
      },
    },
    'appears twice',
  ],
  [{ promises: ['cure-everything'] }, 'isn’t a promise we know'],
  [{ business: 'x' }, 'the business must be a group'],
])('%j is refused', (fields, words) => {
  expect(messages(readBrief({ ...minimal, ...fields }, { now })).join(' ')).toContain(words);
});

test('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const reading = readBrief(input, { now });
      expect(reading.ok || reading.problems.length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
  for (const input of [undefined, null, 'x', [], { business: { name: 1 } }]) expect(readBrief(input, { now }).ok).toBe(false);
});

test('words around a link are what’s wrong with it', () => {
  expect(messages(withBusiness({ links: ['https://find us at facebook.com/dale'] }))).toEqual([
    expect.stringContaining('has other words beside the link. Paste only the link, such as https://www.facebook.com/your-business.'),
  ]);
});

test('another place has the rules and messages of the first', () => {
  const apex = { name: ' Apex shop. ', address: { street: '120 N Salem St', city: 'Apex, NC 27502' }, phone: '(919) 555‑0177' };
  const night = { fri: [['18:00', '02:00']], sun: '24h' };
  expect(withBusiness({ otherPlaces: [{ ...apex, hours: night }] })).toMatchObject({
    ok: true,
    brief: {
      business: {
        otherPlaces: [
          {
            name: 'Apex shop',
            address: { street: '120 N Salem St', city: 'Apex', state: 'NC', zip: '27502' },
            phone: '(919) 555-0177',
            hours: { fri: [['18:00', '02:00']], sun: [['00:00', '24:00']] },
          },
        ],
      },
    },
  });
  const problems = (place: object) => messages(withBusiness({ otherPlaces: [{ ...apex, ...place }] }));
  expect(problems({ address: { street: '', city: 'Apex' } })).toEqual(['Other location 1: the street is missing. Please add it.']);
  expect(problems({ address: { street: '120 N Salem St' } })).toEqual(['Other location 1: the city is missing. Please add it.']);
  expect(problems({ address: { ...apex.address, city: 'Apex', zip: '275' } })).toEqual([
    'Other location 1: the ZIP code "275" isn’t five digits. Write one such as 27601.',
  ]);
  expect(problems({ phone: '555-0177' })).toEqual([
    'Other location 1: the phone number "555-0177" isn’t one people can call. Write it with its area code, such as (919) 555-0148.',
  ]);
  expect(problems({ hours: { fri: [['21:00', '17:00']] } })).toEqual([
    'Other location 1, Friday, first entry: closing at 5 pm comes before opening at 9 pm. Check am and pm. Late hours can run until 6 am.',
  ]);
  expect(problems({ name: 'x'.repeat(41) })).toEqual(['Other location 1: the name is 41 characters long. Use 40 or fewer.']);
  expect(messages(withBusiness({ otherPlaces: [apex, apex, apex, apex] }))).toEqual([
    'Other locations: the locations list has 4 entries. Use 3 or fewer.',
  ]);
});
