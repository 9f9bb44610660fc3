import { expect, test } from 'vitest';
import { dateInWords, dayInWords } from './day-in-words.ts';

test('a day is named wherever the reader is', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday, November 23');
  expect(dayInWords('2026-01-01')).toBe('Thursday, January 1');
  expect(dayInWords('2028-02-29')).toBe('Tuesday, February 29');
});

test('a date is named with its year', () => {
  expect(dateInWords('2026-11-20')).toBe('November 20, 2026');
  expect(dateInWords('2026-01-01')).toBe('January 1, 2026');
});
