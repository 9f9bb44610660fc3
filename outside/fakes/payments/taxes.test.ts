import { expect, test } from 'vitest';
import { taxOn } from './taxes.ts';

test.each([
  [29_900, 8.875, 2_654],
  [2_900, 8.875, 257],
  [100, 0.5, 1],
  [99, 0.5, 0],
  [1_000, 7.25, 73],
  [2_900, 10, 290],
  [0, 10, 0],
  [1, 50, 1],
])('%d cents at %d%% is %d cents of tax, rounding half a cent up', (amountCents, percentage, expected) => {
  expect(taxOn(amountCents, percentage)).toBe(expected);
});
