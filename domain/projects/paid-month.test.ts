import { expect, test } from 'vitest';
import { paidMonthEnd } from './paid-month.ts';

test.each([
  ['in the first month', '2026-03-10T15:00:00Z', '2026-03-20T15:00:00Z', '2026-04-10T15:00:00Z'],
  ['on the live day itself', '2026-03-10T15:00:00Z', '2026-03-10T15:00:00Z', '2026-04-10T15:00:00Z'],
  ['at the very end a new month has begun', '2026-04-10T15:00:00Z', '2026-05-10T15:00:00Z', '2026-06-10T15:00:00Z'],
  ['a moment before the end', '2026-04-10T15:00:00Z', '2026-05-10T14:59:59Z', '2026-05-10T15:00:00Z'],
  ['live on a 31st, February', '2026-01-31T17:00:00Z', '2026-02-01T00:00:00Z', '2026-02-28T17:00:00Z'],
  ['live on a 31st, March has 31 days again', '2026-01-31T17:00:00Z', '2026-03-01T00:00:00Z', '2026-03-31T16:00:00Z'],
  ['live on a 31st, a leap year', '2028-01-31T17:00:00Z', '2028-02-10T00:00:00Z', '2028-02-29T17:00:00Z'],
  ['over the year', '2026-11-30T17:00:00Z', '2027-02-01T00:00:00Z', '2027-02-28T17:00:00Z'],
  ['years later', '2026-05-15T16:00:00Z', '2031-08-20T00:00:00Z', '2031-09-15T16:00:00Z'],
  ['the hour stays when clocks go forward', '2026-02-08T15:00:00Z', '2026-02-20T00:00:00Z', '2026-03-08T14:00:00Z'],
  ['the day is the one of the business, not of UTC', '2026-02-01T04:30:00Z', '2026-02-10T00:00:00Z', '2026-03-01T04:30:00Z'],
])('the paid month ends correctly %s', (_, liveSince, now, end) => {
  expect(paidMonthEnd(new Date(liveSince), new Date(now)).toISOString()).toBe(new Date(end).toISOString());
});
