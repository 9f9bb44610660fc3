import { expect, test } from 'vitest';
import { lengthWords } from './text-length.ts';

test('a text far below its limit is not counted, nor one without a limit', () => {
  expect(lengthWords('x'.repeat(79), 100)).toEqual({});
  expect(lengthWords('x'.repeat(9000), undefined)).toEqual({});
});

test('near the limit it says how much room is left, without counting blanks at the ends', () => {
  expect(lengthWords('x'.repeat(80), 100)).toEqual({ left: '20 characters left.' });
  expect(lengthWords(`  ${'x'.repeat(99)}  `, 100)).toEqual({ left: '1 character left.' });
  expect(lengthWords('x'.repeat(100), 100)).toEqual({ left: '0 characters left.' });
});

test('a long paste says how much too long it is', () => {
  expect(lengthWords('x'.repeat(7000), 1200)).toEqual({
    tooLong: '5,800 characters too long. The limit is 1,200, and you have 7,000.',
  });
});
