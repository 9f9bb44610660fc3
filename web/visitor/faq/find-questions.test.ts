import { expect, test } from 'vitest';
import { faqGroups } from '../../../content/faq/faq.ts';
import { settingsSchema } from '../../../domain/settings/schema.ts';
import { findQuestions } from './find-questions.ts';

const groups = faqGroups(settingsSchema.parse({}));
const found = (search: string) => findQuestions(groups, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test('an empty search finds every question', () => {
  expect(findQuestions(groups, '  ')).toEqual(groups);
});

test('a word is looked for in question, answer and what people call it', () => {
  expect(found('refund').length).toBeGreaterThan(0);
  expect(found('paypal')).toContain('how-to-pay');
  expect(found('$299')).toContain('what-does-it-cost');
});

test('every word must be meant, and beginnings of words count', () => {
  expect(found('card decl')).toContain('card-declined');
  expect(found('card decl').length).toBeLessThan(found('card').length);
  expect(found('card zebra')).toEqual([]);
});

test('a whole sentence is searched by the words that carry it', () => {
  expect(found('how do I pay with a check?')).toContain('how-to-pay');
  expect(found('I don’t like the draft')).toContain('ask-for-an-edit');
  expect(found('how do I').length).toBeGreaterThan(0);
});

test('groups without a question that fits are left out', () => {
  const some = findQuestions(groups, 'paypal');
  expect(some.length).toBeLessThan(groups.length);
  expect(some.every(({ questions }) => questions.length > 0)).toBe(true);
});
