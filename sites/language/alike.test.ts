import { expect, test } from 'vitest';
import { addsLittle, isAlike } from './alike.ts';

test.each([
  ['The shop minimum is $100.', '$100 minimum'],
  ['We have openings for two toddlers and one preschooler, from August.', 'Openings for two toddlers and one preschooler, from August'],
])('%s adds little to %s', (sentence, fact) => {
  expect(addsLittle(sentence, fact)).toBe(true);
});

test.each([
  ['If you’ve never done yoga, start with Slow Flow on Tuesday or Chair Yoga.', 'Beginners welcome'],
  ['Please book ahead. Classes have only 14 spots.', '14 spots in each class'],
])('%s adds something to %s', (sentence, fact) => {
  expect(addsLittle(sentence, fact)).toBe(false);
});

test('questions in other words are alike, questions about other things are not', () => {
  expect(isAlike('How far do you travel?', 'How far will you travel?')).toBe(true);
  expect(isAlike('Where can I park?', 'Where do you work?')).toBe(false);
});
