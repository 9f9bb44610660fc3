import { expect, test } from 'vitest';
import { comparedWords, runWords } from './compared-words.ts';

test.each([
  [{ payments: 12, refunds: 1, disputes: 0, checkouts: 14 }, '12 payments, 1 refund, 14 checkouts'],
  [{ payments: 0 }, 'nothing to compare'],
  [{}, 'nothing to compare'],
])('%j', (compared, words) => {
  expect(comparedWords(compared as Record<string, number>)).toBe(words);
});

test('a comparison says what it repaired, if anything', () => {
  expect(runWords('Mara Lind', 0)).toBe('by Mara Lind');
  expect(runWords('night', 2)).toBe('by night, 2 repaired');
});
