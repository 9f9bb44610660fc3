import fc from 'fast-check';
import { dayNames, pageKinds } from '../document/document.ts';
import type { Brief } from './brief.ts';
import { promiseKeys } from './promises.ts';

const trades = [
  'plumber',
  'hair salon',
  'coffee shop',
  'dentist',
  'mobile dog groomer',
  'landscaper',
  'electrician',
  'locksmith',
  'bakery',
  'HVAC contractor',
  'roofing',
  'lawn care',
  'family lawyer',
  'personal trainer',
  'accountant',
  'florist',
  'auto repair',
  'cleaning service',
  'barber',
  'restaurant',
  'photographer',
  'piano tuner',
  'beekeeper',
  'Tattoo & piercing',
];
const nouns = ['Maple', 'Harbor', 'Okafor', 'Lindqvist', "O'Neil", 'Blue Door', 'Third', 'River & Sons', 'Nguyen', 'Ferrante'];
const sentencesPool = [
  'We work on older houses and like it that way.',
  'Small shop, two doors from the library.',
  'I come to your place with everything in the van.',
  'Everything is made by hand, one piece at a time',
  'Call us when it drips, rattles or smells odd.',
  'Colour and texture matter more to us than speed.',
  'Ask for Dana; she answers the phone.',
  'No job is too small, within reason, and we say so when it is.',
  'Open to everyone on the east side; dogs welcome.',
];
const names = [
  'Repair',
  'Full service',
  'Colour',
  'Whole-house work',
  'Check-ups',
  'Drain clearing',
  'Wedding cakes',
  'Garden plans',
  'Small jobs',
  'Advice by the hour',
  'Ünïque façades',
  'Night work',
];
const cities = ['Raleigh', 'Boise', 'St. George', "Coeur d'Alene", 'Winston-Salem', 'Miami', 'Bend'];

const sentence = fc.constantFrom(...sentencesPool);
const description = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((list) => [...new Set(list)].join(' '));
const price = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', '.50', '.00', '.9'))
  .map(([whole, cents]) => `${whole}${cents}`);
const phone = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 99 }))
  .map(([area, last]) => `${area}-555-01${String(last).padStart(2, '0')}`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const some = <T>(value: fc.Arbitrary<T>, maxLength: number) => maybe(fc.array(value, { minLength: 1, maxLength }));
const span = fc
  .tuple(fc.integer({ min: 5, max: 11 }), fc.integer({ min: 12, max: 23 }))
  .map(([open, close]): [string, string] => [`${String(open).padStart(2, '0')}:00`, `${close}:30`]);

const hours = fc.record(
  Object.fromEntries(dayNames.map((day) => [day, fc.array(span, { maxLength: 1 })])) as Record<
    (typeof dayNames)[number],
    fc.Arbitrary<[string, string][]>
  >,
);

const service = fc
  .record({
    name: fc.constantFrom(...names),
    description: maybe(sentence),
    priceFrom: maybe(price),
    priceUnit: maybe(fc.constantFrom('hour', 'per visit')),
  })
  .map((item) => (item.priceFrom ? item : { ...item, priceUnit: undefined }));

/** Good briefs of every fullness, from four answers to all of them, of trades with and without a pack. */
export const briefArbitrary: fc.Arbitrary<Brief> = fc
  .record({
    business: fc.record({
      name: fc
        .tuple(fc.constantFrom(...nouns), fc.constantFrom('', ' Plumbing', ' Hair', ' LLC', ' & Daughter', ' Services'))
        .map((parts) => parts.join('')),
      trade: fc.constantFrom(...trades),
      description,
      tagline: maybe(
        fc.constantFrom(
          'Gardens that like it dry',
          'The one who calls back',
          'A rather long line about what we do that would never fit a headline on a phone, honestly',
        ),
      ),
      phone: maybe(phone),
      email: maybe(fc.constantFrom('office@maple.example', 'hi@blue-door.example')),
      address: maybe(
        fc.record({
          street: maybe(fc.constantFrom('12 Elm St', '1108 Fatherland St')),
          city: fc.constantFrom(...cities),
          state: maybe(fc.constantFrom('NC', 'Idaho', 'UT')),
          zip: maybe(fc.constantFrom('27601', '83702')),
        }),
      ),
      serviceArea: some(fc.constantFrom(...cities, 'Cary, NC', 'the east side'), 6).map((list) => list && [...new Set(list)]),
      hours: maybe(hours),
      otherPlaces: some(
        fc.record({
          name: maybe(fc.constantFrom('Downtown', 'North shop')),
          address: fc.record({
            street: fc.constantFrom('120 N Salem St', '8 Hunter St', '85 Bravo Blvd'),
            city: fc.constantFrom(...cities),
            state: maybe(fc.constantFrom('NC', 'Idaho')),
            zip: maybe(fc.constantFrom('27502', '83702')),
          }),
          phone: maybe(phone),
          hours: maybe(hours),
        }),
        3,
      ).map((list) => list && onceBy(list, ({ address }) => address.street)),
      timeZone: maybe(fc.constantFrom('America/New_York', 'America/Denver')),
      founded: maybe(fc.integer({ min: 1890, max: 2024 })),
      licences: some(fc.constantFrom('NC Plumbing P-1, licence 31877', 'State Board D-4410', 'County registration'), 2),
      languages: some(fc.constantFrom('English', 'Spanish', 'Korean'), 3).map((list) => list && [...new Set(list)]),
      urgent: maybe(fc.constantFrom('always' as const, 'hours' as const, 'no' as const)),
    }),
    services: some(service, 12),
    proof: maybe(
      fc.record({
        quotes: some(
          fc.record({
            text: fc.constantFrom('She found it at once.', 'Kind and quick.'),
            name: fc.constantFrom('M. Okafor', 'J.'),
            consent: maybe(fc.boolean()),
          }),
          3,
        ),
        awards: some(fc.constantFrom('Best of the Beltline 2019', 'Golden Trowel'), 2),
        memberships: some(fc.constantFrom('American Dental Association', 'Guild of Carpenters'), 2),
      }),
    ),
    look: maybe(
      fc.record({
        style: maybe(fc.constantFrom('warm, botanical', 'industrial, dark', 'calm')),
        tone: maybe(fc.constantFrom('dry humour', 'plain')),
        colors: some(fc.constantFrom('#0f4c5c', '#e36414', '#ffd400', '#777777'), 2),
        logoDesign: maybe(fc.constantFrom('initials' as const, 'object' as const, 'letter' as const)),
        opening: maybe(fc.constant('plain' as const)),
        mood: maybe(fc.constantFrom('light' as const, 'tinted' as const, 'warm' as const, 'dark' as const)),
        chosen: maybe(
          fc.record({
            theme: maybe(fc.constantFrom('letter', 'sheet', 'no-such-theme')),
            seed: maybe(fc.nat(1000)),
            palette: maybe(fc.constantFrom('harbor', 'drawn', 'no-such-palette')),
          }),
        ),
        order: some(
          fc.record({ page: fc.constantFrom('/', '/services'), sections: fc.shuffledSubarray(['hours', 'services', 'faq', 'quote']) }),
          2,
        ),
      }),
    ),
    confirmed: some(fc.constantFrom('insured', 'the best in town'), 2),
    promises: maybe(fc.subarray([...promiseKeys], { minLength: 1, maxLength: 3 })),
    pages: fc.shuffledSubarray([...pageKinds], { minLength: 5, maxLength: 5 }),
    details: maybe(
      fc.record({
        faq: some(
          fc.record({
            question: fc.constantFrom(
              'Do you work weekends?',
              'Do you mow lawns?',
              'How do you take payment for larger jobs that run over several weeks?',
            ),
            answer: fc.constantFrom('No. We take lawns out.', 'Yes, $79, and it comes off the bill.', 'By card.'),
          }),
          4,
        ).map((list) => list && onceBy(list, ({ question }) => question)),
        pricing: some(
          fc.record({
            name: fc.constantFrom('Small', 'Medium', 'Large'),
            price,
            unit: maybe(fc.constantFrom('month', 'visit')),
            includes: some(fc.constantFrom('A visit', 'Two calls'), 2),
          }),
          4,
        ),
        shop: some(
          fc.record({
            name: fc.constantFrom('Night Porter beans', 'Mug', 'Soap'),
            price,
            description: maybe(fc.constant('Dark and slow.')),
          }),
          5,
        ),
        booking: maybe(
          fc.oneof(
            fc.record({ kind: fc.constant('request' as const), services: some(fc.constantFrom(...names), 4) }),
            fc.record({ kind: fc.constant('link' as const), link: fc.constant('https://cal.example/x') }),
          ),
        ),
        blog: some(
          fc.record({
            title: fc.constantFrom('On moss', 'Why we fold'),
            text: maybe(fc.constantFrom('One sentence only.', 'First the answer.\n\nThen the rest of it. With colour.')),
          }),
          2,
        ).map((list) => list && onceBy(list, ({ title }) => title)),
      }),
    ),
    domain: maybe(fc.record({ kind: fc.constant('free' as const) })),
  })
  .map((brief) => reachable(withoutBlanks(brief) as Brief));

function onceBy<T>(list: T[], key: (item: T) => string): T[] {
  return list.filter((item, index) => list.findIndex((other) => key(other) === key(item)) === index);
}

function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, withoutBlanks(item)]])));
}

/** A brief needs one way to reach the business. */
function reachable(brief: Brief): Brief {
  const { phone, email, address } = brief.business;
  return phone || email || address ? brief : { ...brief, business: { ...brief.business, email: 'office@maple.example' } };
}
