import { expect, test } from 'vitest';
import { usualWords } from '../tests/helpers/prose.ts';
import { filled } from './filled.ts';
import { offerWords } from './offer.ts';

test('names in braces become words, at any depth, and all else stays', () => {
  const texts = { lead: '{setup} once, {monthly} a month', list: ['within {draftTime}', 7], none: null, empty: undefined };
  expect(filled(texts, usualWords)).toEqual({ lead: '$299 once, $29 a month', list: ['within 24 hours', 7], none: null, empty: undefined });
  expect(texts.lead).toBe('{setup} once, {monthly} a month');
});

test('a name that there is no word for is refused, not shown', () => {
  expect(() => filled('from {price}', usualWords)).toThrow('{price}');
  expect(() => filled('{toString}', usualWords)).toThrow('{toString}');
});

test('words follow the offer', () => {
  const words = offerWords({
    ...usualWords,
    setupCents: 34_950,
    monthlyCents: 3_500,
    draftHours: 36,
    dailyCapacity: 3,
    creditMissedDeadline: false,
  });
  expect(filled('{setup} {monthly} {year} {firstYear} {twoYears} {threeYears} {setupWithCode}', words)).toBe(
    '$349.50 $35 $420 $769.50 $1,189.50 $1,609.50 $314.55',
  );
  expect(filled('{draftTime}, {draftTimeTitle}, {aDay}, {oneDay}, {newProjects}', words)).toBe(
    '36 hours, 36 Hours, 36 hours, 36 hours, 3 new projects',
  );
  expect(words.lateDraft).not.toContain('costs nothing');
  expect(offerWords({ ...usualWords, draftHours: 1 }).draftTime).toBe('1 hour');
});
