import { expect, test } from 'vitest';
import { usualWords } from '../tests/helpers/prose.ts';
import { about } from './about.ts';
import { articleText } from './articles/article-text.ts';
import { articles } from './articles/articles.ts';
import { cities } from './cities/cities.ts';
import { faqGroups } from './faq/faq.ts';
import { filled } from './filled.ts';
import { offerWords } from './offer.ts';
import { services } from './services/services.ts';

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
  expect(words.plusTax).toBe('');
  expect(filled('{firstYear}{plusTax}.', offerWords({ ...words, taxRate: 8_875, taxName: 'NY sales tax' }))).toBe(
    '$769.50, plus NY sales tax.',
  );
  expect(words.lateDraft).not.toContain('costs nothing');
  expect(offerWords({ ...usualWords, draftHours: 1 }).draftTime).toBe('1 hour');
});

test('where a tax is set, every sum of a year says that it is added', () => {
  const taxed = offerWords({ ...usualWords, taxRate: 7_250 });
  const texts = [
    faqGroups(taxed),
    about(taxed),
    filled([...articles], taxed),
    filled([...services], taxed),
    filled([...cities], taxed),
  ].map((text) => JSON.stringify(text));
  const read = [...texts, articleText('value-vs-price', taxed)].join('\n');
  for (const sum of [
    'twelve months is $647, plus Sales tax.',
    'costs $647, plus Sales tax',
    'is $995, plus Sales tax.',
    '$1,343, plus Sales tax.',
  ])
    expect(read).toContain(sum);
  expect(read).toContain('$269.10 instead of $299, plus Sales tax)');
  expect(JSON.stringify([faqGroups(usualWords), about(usualWords)])).not.toContain('plus Sales tax');
});
