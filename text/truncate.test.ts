import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, truncate } from './truncate.ts';

test.each([
  ['short', 5, 'short'],
  ['shorter', 5, 'short'],
  ['love 😀', 6, 'love '],
  ['love 😀', 7, 'love 😀'],
  ['a👩‍👩‍👧‍👦b', 5, 'a'],
  ['flag 🇺🇸', 7, 'flag '],
  // An e with an accent of its own.
  ['cafe\u0301', 4, 'caf'],
  // One character that alone is too long.
  [`e${'\u0301'.repeat(100)}`, 5, `e${'\u0301'.repeat(4)}`],
  ['👩‍👩‍👧‍👦', 4, '👩\u200D'],
  ['', 3, ''],
])('%s to %i is %s', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('any text stays well formed, is a start of itself and fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat({ max: 60 }), (text, length) => {
      const cut = truncate(text, length);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(cut)).toBe(true);
    }),
  );
});

test('an excerpt ends in an ellipsis only if something is missing', () => {
  expect(excerpt('Two words', 9)).toBe('Two words');
  expect(excerpt('Two words', 4)).toBe('Two…');
});
