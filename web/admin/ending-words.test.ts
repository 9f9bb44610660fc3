import { expect, test } from 'vitest';
import { endingWords, statusWithEnd } from './ending-words.ts';

test('an end is given as the business’s day, alone and after a status', () => {
  // In the evening before where the business works.
  const endsAt = new Date('2026-12-23T03:00:00Z');
  expect(endingWords(endsAt)).toBe('Ends December 22');
  expect(statusWithEnd('Live', endsAt)).toBe('Live, ends December 22');
  expect(statusWithEnd('Live', undefined)).toBe('Live');
});
