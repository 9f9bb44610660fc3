import { expect, test } from 'vitest';
import { nameEnd, rangesOfName } from './names-said.ts';

test.each([
  ["kids' cut $20", "kids' cut", 9],
  ['kids cut $20', "kids' cut", 8],
  ['a-1 roofing and more', 'a.1 roofing', 11],
  ['cuts and color', 'cut', undefined],
  ['', 'cut', undefined],
  ['axb', "a''''b", undefined],
  [`a${"'".repeat(40)}c`, `a${"'".repeat(60)}b`, undefined],
])('in %j, the name %j ends at %j', (text, name, end) => {
  expect(nameEnd(text, 0, name)).toBe(end);
});

test('a name is found wherever it is whole', () => {
  expect(rangesOfName('cut and color', 'cut and color, uncut and color, cut and color')).toEqual([
    [0, 13],
    [32, 45],
  ]);
});
