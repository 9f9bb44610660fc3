import { expect, test } from 'vitest';
import { centsOf, dollars, dollarsAndCents, typedDollars } from './dollars.ts';

test.each([
  [29_900, '$299', '$299.00'],
  [1_750, '$17.50', '$17.50'],
  [129_905, '$1,299.05', '$1,299.05'],
  [0, '$0', '$0.00'],
])('%i cents in words and in a column', (cents, inWords, inColumn) => {
  expect([dollars(cents), dollarsAndCents(cents)]).toEqual([inWords, inColumn]);
});

test('what is taken off has a real minus', () => {
  expect([dollars(-2_900), dollarsAndCents(-2_990)]).toEqual(['−$29', '−$29.90']);
});

test.each([
  ['299', 29_900],
  ['$1,299.50', 129_950],
  ['$ 0.1', 10],
  ['1299.05', 129_905],
])('"%s" typed is %i cents', (typed, cents) => {
  expect(typedDollars.test(typed)).toBe(true);
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', '12,34', '1.234', '-5', '1e3', 'ten'])('"%s" is no amount', (typed) => {
  expect(typedDollars.test(typed)).toBe(false);
});
