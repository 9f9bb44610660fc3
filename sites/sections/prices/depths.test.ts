import { expect, test } from 'vitest';
import { depthsOf } from './depths.ts';

test('what costs more lies deeper, whatever the order', () => {
  expect(depthsOf(['$140 per month', '$165 per month', '$190 per month'])).toEqual([1, 3, 4]);
  expect(depthsOf(['$1,450', 'from $89.50'])).toEqual([4, 1]);
  expect(depthsOf(['$20', '$30', '$20'])).toEqual([1, 4, 1]);
  expect(depthsOf(['$20', '$20'])).toEqual([2, 2]);
});

test('a long list or a price that is no number has no floor', () => {
  expect(depthsOf(['$1', '$2', '$3', '$4', '$5'])).toBeUndefined();
  expect(depthsOf(['$1', undefined])).toBeUndefined();
  expect(depthsOf(['Free', '$2'])).toBeUndefined();
});
