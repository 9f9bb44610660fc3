import { expect, test } from 'vitest';
import { pageIn, searchIn } from './list-parameters.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=-2', 1],
  ['page=first', 1],
  ['page=1e300', 1_000_000],
  ['page=Infinity', 1_000_000],
])('the page of %j is %d', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page);
});

test.each([
  ['', ''],
  ['q=%00', ''],
  ['q=+drains%00+', 'drains'],
  [`q=${'x'.repeat(200)}`, 'x'.repeat(100)],
])('the words of %j are %j', (address, words) => {
  expect(searchIn(new URLSearchParams(address))).toBe(words);
});
