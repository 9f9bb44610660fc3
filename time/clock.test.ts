import { expect, test } from 'vitest';
import { hourOf, sameClock, timeInWords, zoneInWords } from './clock.ts';

const moment = new Date('2026-07-15T13:30:00Z');

test('a moment is shown in its reader’s time', () => {
  expect(timeInWords(moment, 'America/New_York')).toBe('9:30 am');
  expect(timeInWords(moment, 'America/Los_Angeles')).toBe('6:30 am');
  expect(timeInWords(new Date('2026-07-15T04:00:00Z'), 'America/New_York')).toBe('12:00 am');
});

test('hours are counted from midnight, there', () => {
  expect(hourOf(moment, 'America/New_York')).toBe(9.5);
  expect(hourOf(moment, 'UTC')).toBe(13.5);
  expect(hourOf(new Date('2026-07-15T04:00:00Z'), 'America/New_York')).toBe(0);
});

test('a zone’s name is the same in summer and winter', () => {
  expect(zoneInWords('America/New_York')).toBe('Eastern Time');
  expect(zoneInWords('America/Boise')).toBe('Mountain Time');
});

test('clocks are the same where day and time are', () => {
  expect(sameClock(moment, 'America/New_York', 'America/Detroit')).toBe(true);
  expect(sameClock(moment, 'America/New_York', 'America/Chicago')).toBe(false);
  expect(sameClock(moment, 'Pacific/Honolulu', 'Pacific/Kiritimati')).toBe(false);
});
