import { expect, test } from 'vitest';
import { faqGroups } from '../../../content/faq/faq.ts';
import { defaultSettings } from '../../../domain/settings/schema.ts';
import { findQuestions } from './find-questions.ts';

const groups = faqGroups(defaultSettings());
const found = (search: string) => findQuestions(groups, search).map(({ id }) => id);

test('an empty search ranks nothing', () => {
  expect(found('  ')).toEqual([]);
});

test('a word is looked for in question, answer and what people call it', () => {
  expect(found('refund')[0]).toBe('refund');
  expect(found('paypal')).toContain('how-to-pay');
  expect(found('$299')).toContain('what-does-it-cost');
});

test('questions with more and rarer words come first, and beginnings of words count', () => {
  expect(found('card decl')[0]).toBe('card-declined');
  expect(found('card zebra')).toContain('card-declined');
  expect(found('zebra')).toEqual([]);
});

test('a search that no question matches fully still finds the closest', () => {
  expect(found('wix domain transfer').slice(0, 4)).toContain('own-domain');
  expect(found('google ads')[0]).toBe('ads-and-listings');
});

test('a whole sentence is searched by the words that carry it', () => {
  expect(found('how do I pay with a check?').slice(0, 3)).toContain('how-to-pay');
  expect(found('I don’t like the draft').slice(0, 3)).toContain('ask-for-an-edit');
  expect(found('how do I').length).toBeGreaterThan(0);
});

test('questions that share only a common word are left out', () => {
  const all = groups.flatMap(({ questions }) => questions).length;
  expect(found('cancel my monthly plan').length).toBeLessThan(all / 2);
});

test('a typo, a missing accent and another language find the question all the same', () => {
  expect(found('refnd')[0]).toBe('refund');
  expect(found('hablan espanol')[0]).toBe('languages');
  expect(found('¿Hablan español?')[0]).toBe('languages');
  expect(found('instalments')).toContain('how-to-pay');
});
