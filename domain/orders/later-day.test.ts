import { expect, test } from 'vitest';
import { atTheEarliest } from '../../content/clock-start.ts';
import { laterDay } from './later-day.ts';

test('a start day is told while it is still to come, by the clock of the business', () => {
  // 11:30 pm on Thursday, November 26 in New York; the 27th in UTC.
  const now = new Date('2026-11-27T04:30:00Z');
  expect(laterDay('2026-11-27', now)).toBe('2026-11-27');
  expect(laterDay('2026-11-26', now)).toBe('');
  expect(laterDay(null, now)).toBe('');
  expect(`when your brief is in${atTheEarliest(laterDay('2026-11-27', now))}`).toBe(
    'when your brief is in, on Friday, November 27 at the earliest',
  );
  expect(atTheEarliest('')).toBe('');
});
