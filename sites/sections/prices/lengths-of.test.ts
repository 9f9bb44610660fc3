import { expect, test } from 'vitest';
import { lengthsOf } from './lengths-of.ts';

test('the largest price is as long as the page, half of it half as long', () => {
  expect(lengthsOf(['$4,200', 'from $2,100', '$420'])).toEqual([20, 10, 2]);
});

test('what can’t be compared has no length', () => {
  expect(lengthsOf(['$210 to $320', 'Call for a price', '$160', undefined])).toEqual([20, undefined, 10, undefined]);
  expect(lengthsOf(['$95 per hour', '$4,000'])).toEqual([undefined, undefined]);
});
