import { expect, test } from 'vitest';
import { lengthsOf } from './lengths-of.ts';

test('the largest price is as long as the page, half of it half as long', () => {
  expect(lengthsOf(['$4,200', 'from $2,100', '$420'])).toEqual([20, 10, 2]);
});

test('a range is as long as where it ends, and words have no length', () => {
  expect(lengthsOf(['$210 to $320', 'Call for a price', '$160', undefined])).toEqual([20, undefined, 10, undefined]);
});

test('a lone figure has nothing to be compared with', () => {
  expect(lengthsOf(['$95', 'Free'])).toEqual([undefined, undefined]);
});
