import { expect, test } from 'vitest';
import { lengthWords } from './text-length.ts';

test('a text far below its limit is not counted, nor one without a limit', () => {
  expect(lengthWords('x'.repeat(79), 100)).toEqual({});
  expect(lengthWords('x'.repeat(9000), undefined)).toEqual({});
});

test('near the limit the room that is left is told, blanks at the ends not counted', () => {
  expect(lengthWords('x'.repeat(80), 100)).toEqual({ left: '20 characters left.' });
  expect(lengthWords(`  ${'x'.repeat(99)}  `, 100)).toEqual({ left: '1 character left.' });
  expect(lengthWords('x'.repeat(100), 100)).toEqual({ left: '0 characters left.' });
});

test('a long paste is told by how much it is too long', () => {
  expect(lengthWords('x'.repeat(7000), 1200)).toEqual({
    tooLong: '5,800 characters too long: it has 7,000, at most 1,200 fit. Please shorten it.',
  });
});
