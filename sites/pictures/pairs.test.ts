import { expect, test } from 'vitest';
import { photoPairs } from './pairs.ts';

const a = { file: 'a', after: 'b' };
const [b, c] = [{ file: 'b' }, { file: 'c' }];

test('a pair stays together in any order, also with others between', () => {
  expect(photoPairs([a, b, c])).toEqual([[0, 1]]);
  expect(photoPairs([b, c, a])).toEqual([[2, 0]]);
  expect(photoPairs([a, c, b])).toEqual([[0, 2]]);
});

test('without its “after”, a photo gets no other one', () => {
  expect(photoPairs([a, c])).toEqual([]);
  expect(photoPairs([{ file: 'a', after: 'a' }, b])).toEqual([]);
});

test('a photo is in one pair only', () => {
  expect(photoPairs([a, { ...b, after: 'c' }, c])).toEqual([[0, 1]]);
  expect(photoPairs([a, { ...c, after: 'b' }, b])).toEqual([[0, 2]]);
});
