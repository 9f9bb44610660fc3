import { expect, test } from 'vitest';
import { daysOfPeriod, periodInWords } from './period.ts';

const at = (start: string, end: string) => ({ periodStart: new Date(start), periodEnd: new Date(end) });

test('a month ends on the day before the next one starts', () => {
  const month = at('2026-11-22T15:00:00Z', '2026-12-22T15:00:00Z');
  expect(daysOfPeriod(month)).toEqual({ from: 'November 22, 2026', to: 'December 21, 2026' });
  expect(periodInWords(month)).toBe('November 22 to December 21, 2026');
});

test('days are those of the business, across the change of the clocks and of the year', () => {
  // 11:30 pm in New York on October 4 is the 5th in UTC; the clocks go back on November 1.
  expect(periodInWords(at('2026-10-05T03:30:00Z', '2026-11-05T04:30:00Z'))).toBe('October 4 to November 3, 2026');
  expect(periodInWords(at('2026-12-20T15:00:00Z', '2027-01-20T15:00:00Z'))).toBe('December 20, 2026 to January 19, 2027');
  expect(periodInWords(at('2027-01-01T15:00:00Z', '2027-02-01T15:00:00Z'))).toBe('January 1 to January 31, 2027');
});

test('a period of no day is its one day', () => {
  expect(periodInWords(at('2026-11-22T15:00:00Z', '2026-11-22T15:00:00Z'))).toBe('November 22 to November 22, 2026');
});
