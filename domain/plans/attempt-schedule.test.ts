import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../../time/units.ts';
import {
  attemptDayAt,
  bankGraceEnd,
  endsSoon,
  lastAttemptAt,
  nextAttemptAfter,
  nextReminderAfter,
  reminderAt,
} from './attempt-schedule.ts';

const first = new Date('2026-03-05T15:00:00Z');
const after = (days: number, hours = 0) => new Date(first.getTime() + days * dayMs + hours * hourMs);

test.each([
  ['right away', after(0), after(1)],
  ['after a try by hand on the same day', after(0, 5), after(1)],
  ['on day 1', after(1), after(3)],
  ['on day 3', after(3), after(7)],
  ['on day 7', after(7), null],
  ['when the tries of days 1 and 3 were missed', after(4), after(7)],
  ['when all were missed', after(20), null],
])('a card declined %s is charged again on the right day', (_, now, next) => {
  expect(nextAttemptAfter(first, now)).toEqual(next);
});

test('card attempts are on days 0, 1, 3 and 7, and the last is known from the first', () => {
  const days = [0];
  for (let at = nextAttemptAfter(first, first); at; at = nextAttemptAfter(first, at)) days.push(attemptDayAt(first, at));
  expect(days).toEqual([0, 1, 3, 7]);
  expect(lastAttemptAt(first)).toEqual(after(7));
});

test('a bank bill has reminders 1, 3 and 7 days after its due day, and its site goes offline on day 8', () => {
  const reminders = [];
  for (let at = nextReminderAfter(first, after(-14)); at; at = nextReminderAfter(first, at)) reminders.push([at, reminderAt(first, at)]);
  expect(reminders).toEqual([
    [after(1), 1],
    [after(3), 3],
    [after(7), 7],
    [after(8), 7],
  ]);
  expect(bankGraceEnd(first)).toEqual(after(8));
  expect(reminderAt(first, after(0, 23))).toBeUndefined();
});

test('the next attempt is always in the future, and never later than seven days after the first failure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 * dayMs }), (sinceMs) => {
      const now = new Date(first.getTime() + sinceMs);
      const next = nextAttemptAfter(first, now);
      if (next) expect(next > now && next <= lastAttemptAt(first)).toBe(true);
      else expect(now >= lastAttemptAt(first)).toBe(true);
    }),
  );
});

const nextBill = new Date('2026-12-15T15:00:00Z');

test.each([
  ['before the next bill', 11, 2026, true],
  ['in the month of the next bill', 12, 2026, true],
  ['more than 30 days after it', 1, 2027, false],
  ['years later', 12, 2034, false],
])('a card that ends %s', (_, cardExpMonth, cardExpYear, soon) => {
  expect(endsSoon({ cardExpMonth, cardExpYear }, nextBill)).toBe(soon);
});

test('without a card or a next bill nothing ends soon', () => {
  expect(endsSoon({ cardExpMonth: null, cardExpYear: null }, nextBill)).toBe(false);
  expect(endsSoon({ cardExpMonth: 1, cardExpYear: 2020 }, null)).toBe(false);
});
