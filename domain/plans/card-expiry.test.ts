import { expect, test } from 'vitest';
import { endsSoon } from './card-expiry.ts';

const nextBill = new Date('2026-12-15T15:00:00Z');

test.each([
  ['before the next bill', 11, 2026, true],
  ['in the month of the next bill', 12, 2026, true],
  ['more than 30 days after it', 1, 2027, false],
  ['years later', 12, 2034, false],
])('a card that ends %s', (_, cardExpMonth, cardExpYear, soon) => {
  expect(endsSoon({ cardExpMonth, cardExpYear }, nextBill)).toBe(soon);
});

test('without a card or a next bill nothing ends soon', () => {
  expect(endsSoon({ cardExpMonth: null, cardExpYear: null }, nextBill)).toBe(false);
  expect(endsSoon({ cardExpMonth: 1, cardExpYear: 2020 }, null)).toBe(false);
});
