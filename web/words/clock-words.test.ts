import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../../time/units.ts';
import { type Clock, clockWords, hoursAndMinutes, roundWords } from './clock-words.ts';

test.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [minuteMs, '1 min'],
  [59 * minuteMs + 59_999, '59 min'],
  [hourMs, '1 h 00'],
  [17 * hourMs + 42 * minuteMs, '17 h 42'],
  [30 * hourMs, '30 h 00'],
  [-5 * hourMs, 'under 1 min'],
])('%i ms are %s', (ms, words) => {
  expect(hoursAndMinutes(ms)).toBe(words);
});

const clock: Clock = { spentMs: 0, promiseMs: 24 * hourMs, running: true, startsAt: null, drafted: false };

test.each<[string, Partial<Clock>, string, string]>([
  ['before payment and brief', { running: false }, '24 h 00', 'the clock starts when we have your payment and brief'],
  ['before its start day', { startsAt: '2026-11-21T05:00:00Z', spentMs: -hourMs }, '24 h 00', 'from the start of your start day'],
  ['while it runs', { spentMs: 6 * hourMs + 18 * minuteMs }, '17 h 42', 'left until your draft is due'],
  ['at its very end', { spentMs: 24 * hourMs }, 'under 1 min', 'left until your draft is due'],
  ['past its end', { spentMs: 25 * hourMs }, '1 h 00', 'late. That’s our fault, and we’re on it'],
  ['stopped in time', { drafted: true, spentMs: 40 * minuteMs }, '40 min', 'to your first draft. We promised 24 hours'],
  ['stopped too late', { drafted: true, spentMs: 26 * hourMs }, '26 h 00', 'to your first draft, 2 h 00 later than we promised'],
  ['of another promise', { running: false, promiseMs: 12 * hourMs }, '12 h 00', 'the clock starts when we have your payment and brief'],
])('the clock %s', (_, facts, big, line) => {
  expect(clockWords({ ...clock, ...facts })).toEqual({ big, line });
});

test.each<[string, number, string, string]>([
  ['that was just asked for', 48 * hourMs, '48 h 00', 'left until your edits are due'],
  ['that is due, not late yet', -2 * hourMs, 'under 1 min', 'left until your edits are due'],
  ['that is late', -4 * hourMs, '1 h 00', 'late with your edits. That’s our fault, and we’re on it'],
])('a round %s', (_, leftMs, big, line) => {
  expect(roundWords({ leftMs, promiseMs: 48 * hourMs, graceMs: 3 * hourMs })).toEqual({ big, line });
});
