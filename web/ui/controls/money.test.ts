import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, parseCents } from './money.tsx';

test.each([
  [145000, '$1,450'],
  [1750, '$17.50'],
  [0, '$0'],
  [5, '$0.05'],
  [-1750, '−$17.50'],
  [123456789, '$1,234,567.89'],
])('%d cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test('a receipt shows the cents even when there are none', () => {
  expect(formatCents(29900, { exact: true })).toBe('$299.00');
});

test('a fraction of a cent is refused', () => {
  expect(() => formatCents(29.5)).toThrow(RangeError);
});

test.each([
  ['1,450', 145000],
  ['$17.5', 1750],
  [' 95 ', 9500],
  ['0.05', 5],
  ['1450.00', 145000],
  ['', null],
  ['from 95', null],
  ['1,45', null],
  ['17.505', null],
  ['-4', null],
])('%j is read as %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test('what is written is read back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => parseCents(formatCents(cents)) === cents));
});
