import { expect, test } from 'vitest';
import { leadTime } from './lead-time.ts';

test.each([
  ['2026-11-22T02:24:29.349Z', 'America/New_York', '2026-11-21 21:24'],
  ['2026-11-22T02:24:29.349Z', 'America/Los_Angeles', '2026-11-21 18:24'],
  ['2026-07-01T04:05:00.000Z', 'America/New_York', '2026-07-01 00:05'],
])('%s in %s is %s', (moment, zone, expected) => {
  expect(leadTime(new Date(moment), zone)).toBe(expected);
});
