import { expect, test } from 'vitest';
import { type ClaimKind, findClaims } from './claims.ts';

const claiming: [ClaimKind, string][] = [
  ['years', 'Serving Raleigh since 1987.'],
  ['years', 'Over 20 years of experience'],
  ['years', 'For more than a decade we have fixed pipes.'],
  ['years', 'A third-generation roofer'],
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
])('leaves plain English alone: %s', (text) => {
  expect(findClaims(text)).toEqual([]);
});

test('gives place and words of each claim in order', () => {
  expect(findClaims('Licensed since 1999').map(({ text, index }) => [text, index])).toEqual([
    ['Licensed', 0],
    ['since 1999', 9],
  ]);
});
