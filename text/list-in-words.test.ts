import { expect, test } from 'vitest';
import { listInWords } from './list-in-words.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j', (names, words) => {
  expect(listInWords(names)).toBe(words);
});
