import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';

test.each([
  ['89', '$89'],
  ['89.50', '$89.50'],
  ['89.5', '$89.50'],
  ['18.00', '$18'],
  ['1450', '$1,450'],
  ['999999.99', '$999,999.99'],
  ['0.01', '$0.01'],
  ['007', '$7'],
])('%s is %s', (amount, words) => {
  expect(dollars(amount)).toBe(words);
});
