import { expect, test } from 'vitest';
import { derive } from '../../interview/derived-brief.ts';
import type { ClaimKind } from './claim-patterns.ts';
import { checkLine, findClaims } from './claims.ts';
import { foreignNumbers } from './sourced-words.ts';

const claiming: [ClaimKind, string][] = [
  ['years', 'Serving Raleigh since 1987.'],
  ['years', 'Over 20 years of experience'],
  ['years', 'For more than a decade we have fixed pipes.'],
  ['years', 'A third-generation roofer'],
  ['years', 'Serving Cary for over 20 years'],
  ['licensed', 'Fully licensed plumbers'],
  ['licensed', 'License 31877'],
  ['insured', 'Bonded and insured'],
  ['certified', 'Board-certified care'],
  ['award', 'Our award-winning team'],
  ['award', 'Voted by the neighborhood'],
  ['best', 'The best dentist in Boise'],
  ['best', 'Your #1 choice'],
  ['best', 'Top-rated roofing'],
  ['guarantee', 'Satisfaction guaranteed'],
  ['guarantee', 'A 5-year warranty'],
  ['round-the-clock', 'Open 24/7'],
  ['round-the-clock', 'We answer around the clock'],
  ['same-day', 'Same-day repairs'],
  ['same-day', 'At your door within two hours'],
  ['free', 'Get a free estimate'],
  ['free', 'Estimates are free.'],
  ['ownership', 'Family-owned and operated'],
  ['trust', 'Trusted by your neighbors'],
  ['trust', 'Join our happy customers'],
  ['count', 'More than 500 homes'],
  ['count', 'Hundreds of customers'],
  ['count', '98% come back'],
  ['price', 'From $89'],
  ['price', 'Affordable rates'],
  ['stars', '4.9/5 on the web'],
  ['stars', '★★★★★'],
  ['stars', 'Five-star service'],
  ['outcome', 'Painless fillings'],
  ['outcome', 'We win your case'],
  ['conduct', 'You see the price first.'],
  ['conduct', "We'll call you back."],
  ['conduct', 'We always show up.'],
  ['conduct', 'No hidden fees'],
];

test.each(claiming)('%s: %s', (kind, text) => {
  expect(findClaims(text).map((claim) => claim.kind)).toContain(kind);
});

test.each([
  'What is the best day to come?',
  'It is a request until we reply.',
  'Tell us which works best for you.',
  'The best time is early in the week.',
  'Since old color changes the plan, say what is on it.',
  'A new roof can take several days.',
  'Three things move the price.',
  'Ask about a license before work that needs a permit.',
  'Feel free to bring photos.',
  'Call, tell us what you see, and we take it from there.',
  'Bring your insurance card.',
  'Ends have been washed and dried for two years or more.',
  'If it is still there the next day, call.',
  'Stand behind your child and count aloud.',
])('leaves plain English alone: %s', (text) => {
  expect(findClaims(text)).toEqual([]);
});

test('gives place and words of each claim in order', () => {
  expect(findClaims('Licensed since 1999').map(({ text, index }) => [text, index])).toEqual([
    ['Licensed', 0],
    ['since 1999', 9],
  ]);
});

const brief = {
  business: {
    name: 'Hollis Plumbing',
    trade: 'plumber',
    description: 'We fix leaks. Full colour photos of who is coming. 4.9 ★ by neighbors.',
    phone: '919-555-0148',
    founded: 2011,
    licences: ['NC P-1, licence 31877'],
    languages: ['english', 'Español'],
    serviceArea: ['Raleigh', 'Cary'],
    hours: { mon: [['07:30', '17:30']] as [string, string][] },
  },
  services: [{ name: 'Leak repair', priceFrom: '1450' }],
  promises: ['price-first' as const],
  pages: ['home', 'about', 'services', 'contact', 'faq'] as ('home' | 'about' | 'services' | 'contact' | 'faq')[],
};
const derived = derive(brief);

test.each([
  ['We fix leaks.', 'brief', ['business.description']],
  ['Full color photos of who is coming', 'brief', ['business.description']],
  ['You see the price before we start.', 'brief', ['promises.0']],
  ['Since 2011', 'computed', ['business.founded']],
  ['License 31877', 'computed', ['business.licences.0']],
  ['Plumber in Raleigh', 'computed', ['business.trade', 'business.serviceArea.0']],
  ['Call (919) 555-0148', 'computed', ['business.phone']],
  ['4.9 ★ by neighbors. Call (919) 555-0148.', 'computed', ['business.description', 'business.phone']],
  ['Leak repair: from $1,450', 'computed', ['services.0.name', 'services.0.priceFrom']],
  ['Mon, 7:30 am to 5:30 pm', 'computed', ['business.hours']],
  ['Two towns', 'computed', ['business.serviceArea']],
  ['English and Spanish', 'computed', ['business.languages.0', 'business.languages.1']],
  ['Best dentist since 1990', 'owner', []],
  ['Since 2011: leak repair from $1,450', 'staff', []],
] as const)('%s (%s) has its source', (text, from, fields) => {
  expect(checkLine({ text, from, fields: [...fields] }, derived)).toEqual([]);
});

test.each([
  ['We fix roofs.', 'brief', ['business.description']],
  ['We fix leaks.', 'brief', ['business.tagline']],
  ['Since 1987', 'computed', ['business.founded']],
  ['Plumber in Denver', 'computed', ['business.trade', 'business.serviceArea.0']],
  ['Plumber in Raleigh, North Carolina', 'computed', ['business.trade', 'business.serviceArea.0']],
  ['Call (919) 555-0199', 'computed', ['business.phone']],
  ['From $99', 'computed', ['services.0.priceFrom']],
  ['Three towns', 'computed', ['business.serviceArea']],
  ['Licensed plumber in Raleigh', 'computed', ['business.trade', 'business.serviceArea.0']],
  ['★ plumber', 'computed', ['business.trade']],
  ['Call any time', 'computed', []],
  ['Trusted since 1987', 'default', []],
  ['The #1 choice', 'staff', []],
  ['300 repairs', 'staff', []],
  ['Free estimates', 'default', []],
] as const)('%s (%s) is found out', (text, from, fields) => {
  expect(checkLine({ text, from, fields: [...fields] }, derived)).not.toEqual([]);
});

test.each([
  ['Fifteen years on Main Street.', ['We opened 13 years ago.'], ['fifteen']],
  ['Fifteen years on Main Street.', ['15 years'], []],
  ['Thirteen rooms.', ['Twelve rooms.'], ['thirteen']],
  ['Open 15 hours.', ['Open fifteen hours.'], []],
  ['One of us answers.', [], []],
])('numbers of %s that %j don’t have: %j', (text, sources, foreign) => {
  expect(foreignNumbers(text, sources)).toEqual(foreign);
});
