import { expect, test } from 'vitest';
import { answerAt } from '../../../domain/briefs/schema.ts';
import type { OnboardingData } from '../onboarding-data.ts';
import { areLines, interviewSummary, summaryOf } from './summary.ts';

const data = {
  uploads: [],
  advice: {
    understood: 'You go to your customers. They call first.',
    traits: { place: 'go', start: ['call'], who: undefined },
    language: 'en',
    promises: [],
    interview: [
      { ask: 'Do you charge to come out?', chips: [{ label: 'Yes', detail: 'amount' }] },
      { ask: 'Are you insured?', chips: [{ label: 'Yes' }] },
    ],
  },
} as unknown as OnboardingData;
const rowsOf = (answers: object) => {
  const rows = Object.values(summaryOf((path) => answerAt(answers, path), data)).flat();
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
};

test('each service is a text of its own, with its price beside it', () => {
  const services = [{ name: 'Leaks', priceFrom: '89', priceTo: '89' }, { name: 'כיוון', price: 'call' }, { name: '' }];
  expect(rowsOf({ services }).Services).toEqual([
    { text: 'Leaks', after: '$89' },
    { text: 'כיוון', after: 'Call for a price' },
  ]);
});

test.each([
  [['Ogden', 'Roy'], false],
  [['You call', 'We come, ≈45 minutes.', 'You pay'], true],
  [[], false],
])('%j are lines of their own: %s', (texts, lines) => {
  expect(areLines(texts.map((text) => ({ text })))).toBe(lines);
});

test('what we understood stands in for what the owner chose, and what no one was asked isn’t listed', () => {
  const rows = rowsOf({});
  expect(rows['How it works']).toBe('You go to your customers. They call first.');
  expect(rows).toHaveProperty('Urgent calls');
  for (const label of ['Parking', 'Tone', 'What neighbors call it', 'State or region', 'Site language'])
    expect(rows).not.toHaveProperty(label);
  expect(rowsOf({ look: { tone: 'Dry' } }).Tone).toBe('Dry');
  expect(rowsOf({ language: 'es', business: { traits: { place: 'both' }, parking: 'On the street' } })).toMatchObject({
    'How it works': 'Both',
    'Site language': 'Spanish',
    Parking: 'On the street',
  });
});

test('the look that was picked is named', () => {
  expect(rowsOf({})).toMatchObject({ Look: 'We choose' });
  const picked = { look: { chosen: { theme: 'deepend', seed: 7 } } };
  const rows = summaryOf((path) => answerAt(picked, path), { ...data, lookTitle: 'Deep end' }).look;
  expect(rows?.[0]).toEqual({ label: 'Look', value: 'Deep end' });
  expect(rowsOf(picked).Look).toBe('The one you picked');
});

test('the free address is listed with its host, and a domain only if the owner has or wants one', () => {
  const rows = (domain: object) => summaryOf((path) => answerAt({ domain }, path), { ...data, host: 'hollis.sites.test' }).domain;
  const free = { label: 'Free address', value: 'hollis.sites.test' };
  expect(rows({ kind: 'free', name: 'hollis.com' })).toEqual([free]);
  expect(rows({ kind: 'own', name: 'hollis.com' })).toEqual([free, { label: 'Own domain', value: 'You own it: hollis.com' }]);
  expect(rows({ kind: 'new' })).toEqual([free, { label: 'Own domain', value: 'A new one (no name yet)' }]);
});

test('only neighboring days with equal hours are joined', () => {
  const day = [['09:00', '17:00']];
  const hours = (week: object) => rowsOf({ business: { hours: week } })['Opening hours'];
  expect(hours({ mon: day, wed: day, fri: day })).toBe('Mon 9 am–5 pm, Wed 9 am–5 pm, Fri 9 am–5 pm');
  expect(hours({ mon: day, tue: day, wed: day, fri: day, sat: [['', '']], sun: day })).toBe(
    'Mon–Wed 9 am–5 pm, Fri 9 am–5 pm, Sun 9 am–5 pm',
  );
  expect(hours({ mon: '24h', tue: '24h' })).toBe('Mon–Tue 24 hours');
  expect(hours({})).toBeUndefined();
});

test.each([
  [[true, true], '2 photos'],
  [[false], '1 photo. You haven’t confirmed you may use it.'],
  [[false, false], '2 photos. You haven’t confirmed you may use them.'],
  [[true, false, true], '3 photos. You’ve confirmed you may use 2 of them.'],
])('photos that may be used or not: %s', (allowed, line) => {
  const uploads = allowed.map((rights) => ({ kind: 'photo', rights }));
  expect(summaryOf(() => undefined, { ...data, uploads } as OnboardingData).photos?.[0]?.value).toBe(line);
});

test('the interview lists what was answered, and nothing of a former trade', () => {
  const interview = [
    { question: 'Do you bake?', answers: ['Yes'] },
    { question: 'Do you charge to come out?', answers: ['Yes'], detail: '79' },
  ];
  expect(interviewSummary((path) => answerAt({ interview }, path), data)).toEqual([
    { label: 'Do you charge to come out?', value: 'Yes: $79' },
  ]);
  const inWords = [{ question: 'Do you charge to come out?', answers: ['Yes', 'Not in Ogden.'], detail: '$79 for ≈45 minutes.' }];
  expect(interviewSummary((path) => answerAt({ interview: inWords }, path), data)).toEqual([
    { label: 'Do you charge to come out?', value: 'Yes: $79 for ≈45 minutes. Not in Ogden.' },
  ]);
});

test('other locations are listed with what each has, and only if there are some', () => {
  expect(rowsOf({})).not.toHaveProperty('Other locations');
  const otherPlaces = [
    { name: 'Downtown', address: { street: '8 Elm St', city: 'Raleigh' }, phone: '919.555.0177', hours: { fri: [['18:00', '02:00']] } },
    { address: { street: '120 N Salem St', city: 'Apex' } },
    { name: '', address: { street: '' } },
  ];
  expect(rowsOf({ business: { otherPlaces } })['Other locations']).toEqual([
    { text: 'Downtown', after: '8 Elm St, Raleigh. (919) 555-0177. Fri 6 pm–2 am' },
    { text: '120 N Salem St, Apex', after: '' },
  ]);
});
