import { expect, test } from 'vitest';
import { monthInWords } from './month-in-words.ts';

test('a month is its price, and beside it the tax under the name that it has', () => {
  expect(monthInWords({ monthlyCents: 2_900, taxCents: 0, taxName: 'Sales tax' })).toBe('$29');
  expect(monthInWords({ monthlyCents: 2_900, taxCents: 257, taxName: 'New York sales tax' })).toBe('$29 plus $2.57 New York sales tax');
});
