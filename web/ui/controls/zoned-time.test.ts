import { expect, test } from 'vitest';
import { zonedClock, zonedTime } from './zoned-time.ts';

test.each([
  ['2026-11-20T19:05:00Z', 'America/New_York', 'Fri, Nov 20, 2:05 pm ET'],
  ['2026-07-20T19:05:00Z', 'America/New_York', 'Mon, Jul 20, 3:05 pm ET'],
  ['2026-11-21T03:05:00Z', 'America/Los_Angeles', 'Fri, Nov 20, 7:05 pm PT'],
  ['2026-11-21T03:05:00Z', 'Asia/Tokyo', 'Sat, Nov 21, 12:05 pm Japan Time'],
])('%s in %s is shown with its zone', (instant, zone, words) => {
  expect(zonedTime(instant, zone)).toBe(words);
  expect(zonedTime(new Date(instant), zone)).toBe(words);
});

test("the reader's own clock needs no zone", () => {
  expect(zonedTime('2026-11-20T19:05:00Z', 'America/Chicago', true)).toBe('Fri, Nov 20, 1:05 pm');
  expect(zonedClock('2026-11-20T19:05:00Z', 'America/Chicago', true)).toBe('1:05 pm');
});
