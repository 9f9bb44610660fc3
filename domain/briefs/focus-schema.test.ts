import { expect, test } from 'vitest';
import { focalPointText, readFocalPoint } from './focus-schema.ts';

test.each([
  ['0.4 0.25', { x: 0.4, y: 0.25 }],
  ['0 1', { x: 0, y: 1 }],
  ['1.2 0', undefined],
  ['-0.1 0', undefined],
  ['0.5', undefined],
  ['0.5 0.5 0.5', undefined],
  ['a b', undefined],
  [undefined, undefined],
])('the focal point “%s”', (typed, point) => {
  expect(readFocalPoint(typed)).toEqual(point);
  if (point) expect(focalPointText(point)).toBe(typed);
});
