import { expect, test } from 'vitest';
import { afterOpenHours, openHoursInWords } from './open-hours.ts';
import { momentOf } from './wall-clock.ts';

const support = { days: [0, 1, 2, 3, 4, 5, 6], open: '10:00', close: '18:00' };
const office = { days: [1, 2, 3, 4, 5], open: '09:00', close: '18:00' };
const newYork = 'America/New_York';
/** Times in New York, which is four hours behind UTC until November 1, 2026, and five from then on. */
const eastern = (day: string, time: string) => momentOf(day, time, newYork);

test.each([
  ['within the day', '2026-10-12', '11:00', 3, '2026-10-12', '14:00'],
  ['from before opening', '2026-10-12', '06:30', 3, '2026-10-12', '13:00'],
  ['over the night', '2026-10-12', '17:00', 8, '2026-10-13', '17:00'],
  ['from after closing', '2026-10-12', '22:00', 2, '2026-10-13', '12:00'],
  ['until closing, not a moment later', '2026-10-12', '10:00', 8, '2026-10-12', '18:00'],
  ['over several days', '2026-10-12', '10:00', 20, '2026-10-14', '14:00'],
])('open hours are counted %s', (_, day, time, hours, endDay, endTime) => {
  expect(afterOpenHours(eastern(day, time), hours, support, newYork)).toEqual(eastern(endDay, endTime));
});

test('days that are closed don’t count', () => {
  // Friday at 5pm and two office hours: Monday at 10am.
  expect(afterOpenHours(eastern('2026-10-16', '17:00'), 2, office, newYork)).toEqual(eastern('2026-10-19', '10:00'));
});

test('a day that loses or gains an hour opens and closes by its own clock', () => {
  expect(eastern('2026-03-08', '10:00').toISOString()).toBe('2026-03-08T14:00:00.000Z');
  expect(eastern('2026-11-01', '10:00').toISOString()).toBe('2026-11-01T15:00:00.000Z');
  expect(afterOpenHours(eastern('2026-10-31', '17:00'), 2, support, newYork)).toEqual(eastern('2026-11-01', '11:00'));
  expect(afterOpenHours(eastern('2026-03-07', '17:00'), 2, support, newYork)).toEqual(eastern('2026-03-08', '11:00'));
});

test.each([
  [support, '10am-6pm daily'],
  [office, 'Mon-Fri 9am-6pm'],
  [{ days: [0, 1, 2, 3, 4, 5, 6], open: '09:30', close: '20:00' }, '9:30am-8pm daily'],
  [{ days: [2, 4, 5, 6], open: '08:00', close: '12:00' }, 'Tue, Thu-Sat 8am-12pm'],
])('hours are put in a few words: %o', (hours, words) => {
  expect(openHoursInWords(hours)).toBe(words);
});
