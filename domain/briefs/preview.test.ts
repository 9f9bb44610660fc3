import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from '../../sites/brief/read-brief.ts';
import { withAnswer } from './answers.ts';
import { readableBrief } from './preview.ts';
import type { Answers } from './schema.ts';

const read = (name: string): Answers => JSON.parse(readFileSync(`sites/briefs/${name}.json`, 'utf8')) as Answers;
const plumber = read('plumber-raleigh');

/** Every value of a brief with its path, lists as wholes and by entry. */
function parts(value: unknown, path = ''): { path: string; value: unknown }[] {
  const own = path ? [{ path, value }] : [];
  if (!value || typeof value !== 'object') return own;
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => parts(inner, path ? `${path}.${key}` : key))];
}

const leaves = parts(plumber).filter(
  ({ path, value }) => path.split('.').length <= 2 && !(value && typeof value === 'object' && !Array.isArray(value) && !path.includes('.')),
);

test('an empty brief can be previewed, and says what will be there', () => {
  const brief = readableBrief({});
  expect(brief.business).toMatchObject({ name: 'Your business', trade: 'your trade' });
  expect(brief.pages).toHaveLength(5);
});

test('a name alone is kept', () => {
  expect(readableBrief({ business: { name: 'Hollis' } }).business.name).toBe('Hollis');
});

test('a complete brief is used as it is', () => {
  const reading = readBrief(plumber);
  expect(reading.ok && reading.brief).toEqual(readableBrief(plumber));
});

test('only invalid parts are left out', () => {
  const brief = readableBrief({
    ...plumber,
    business: { ...(plumber.business as object), phone: '12', founded: 3020 },
    services: [{ name: 'Drains', priceFrom: 'about $50' }, { priceFrom: '20' }, { name: 'Heaters', priceFrom: '30' }],
  });
  expect(brief.business).not.toHaveProperty('phone');
  expect(brief.business).not.toHaveProperty('founded');
  expect(brief.business.email).toBe('office@hollisplumbing.example');
  expect(brief.services).toEqual([{ name: 'Drains' }, { name: 'Heaters', priceFrom: '30' }]);
  expect(brief.details?.faq).toHaveLength(2);
});

test('hours half typed are left out until both times are there', () => {
  const brief = readableBrief(withAnswer(plumber, 'business.hours', { mon: [['07:30', '']], tue: [['08:00', '17:00']] }));
  expect(brief.business.hours?.tue).toEqual([['08:00', '17:00']]);
  expect(brief.business.hours?.mon ?? []).toEqual([]);
});

test('the hostile brief can be previewed too', () => {
  expect(() => readableBrief(read('hostile'))).not.toThrow();
});

test('any part of a brief, whole or broken, can be shown', () => {
  const broken = fc.oneof(fc.jsonValue(), fc.string(), fc.constant('<b>'), fc.constant(''), fc.constant([null]), fc.constant([{}]));
  const edit = fc.record({ at: fc.nat({ max: leaves.length - 1 }), broken: fc.option(broken, { freq: 2 }) });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: leaves.length }), (edits) => {
      let answers: Answers = {};
      for (const { at, broken: value } of edits) {
        const leaf = leaves[at];
        if (leaf) answers = withAnswer(answers, leaf.path, value === null ? leaf.value : value);
      }
      expect(readBrief(readableBrief(answers)).ok).toBe(true);
    }),
    { numRuns: 300 },
  );
});
