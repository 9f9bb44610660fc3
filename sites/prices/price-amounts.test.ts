import { expect, test } from 'vitest';
import { amountsIn, comparableAmounts } from './price-amounts.ts';

test('amounts are read with thousands and cents', () => {
  expect(amountsIn('from $1,250.50 to $2,000')).toEqual([1250.5, 2000]);
  expect(amountsIn('Call for a price')).toEqual([]);
});

test('a range counts as its upper end, and words have no amount', () => {
  expect(comparableAmounts(['$210 to $320', 'Call for a price', 'from $160', undefined])).toEqual([320, undefined, 160, undefined]);
});

test('a lone amount has nothing to be compared with', () => {
  expect(comparableAmounts(['$95', 'Free'])).toEqual([undefined, undefined]);
  expect(comparableAmounts(['$0', '$0'])).toEqual([undefined, undefined]);
});

test('an hour is not compared with a whole job', () => {
  expect(comparableAmounts(['$95 per hour', '$4,000'])).toEqual([undefined, undefined]);
  expect(comparableAmounts(['$95 per hour', '$120 Per hour'])).toEqual([95, 120]);
  expect(comparableAmounts(['$95+', 'from $120', '$80 and up'])).toEqual([95, 120, 80]);
});

test('a price up to an amount is as low as anyone likes, so it has no height', () => {
  expect(comparableAmounts(['Up to $50', '$95', '$120'])).toEqual([undefined, 95, 120]);
});
