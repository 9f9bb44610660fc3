import { expect, test } from 'vitest';
import type { Week } from '../../sites/document/document.ts';
import { dayOfLead, readDay } from './wished-day.ts';

const today = '2026-11-29';

test.each([
  ['', ''],
  ['2026-11-29', '2026-11-29'],
  ['2028-02-29', '2028-02-29'],
  ['12/3/2026', '2026-12-03'],
  ['12-03-2026', '2026-12-03'],
  ['Thursday', 'Thursday'],
  ['jueves', 'jueves'],
  ['Any Saturday in May', 'Any Saturday in May'],
])('"%s" is a day to wish for', (typed, day) => {
  expect(readDay(typed, today, ['Any Saturday in May'])).toEqual({ ok: true, day });
});

test.each([
  ['2026-11-28', 'date-past', 'This day has passed. Pick today or a later day.'],
  ['11/28/2026', 'date-past', 'This day has passed. Pick today or a later day.'],
  ['2020-02-31', 'date-impossible', 'This date doesn’t exist. Pick another one.'],
  ['2027-02-29', 'date-impossible', 'This date doesn’t exist. Pick another one.'],
  ['2027-13-01', 'date-impossible', 'This date doesn’t exist. Pick another one.'],
  ['2126-12-03', 'date-too-far', 'This day is more than three years away. Pick an earlier one.'],
  ['banana', 'date-unreadable', 'We couldn’t read this date. Enter it like 12/31/2027.'],
  ['0000-00-00', 'date-impossible', 'This date doesn’t exist. Pick another one.'],
])('"%s" is asked about', (typed, code, message) => {
  expect(readDay(typed, today)).toEqual({ ok: false, code, message });
});

const hours: Week = { mon: [], tue: [['09:00', '17:00']], wed: [], thu: [['09:00', '17:00']], fri: [], sat: [], sun: [] };

test.each([
  ['2026-12-03', 'en', 'Thursday, December 3', false],
  ['2026-12-04', 'en', 'Friday, December 4', true],
  ['2027-01-05', 'en', 'Tuesday, January 5, 2027', false],
  ['2026-12-03', 'es', 'jueves, 3 de diciembre', false],
  ['Thursday', 'en', 'Thursday', false],
  ['2020-02-31', 'en', '2020-02-31', false],
] as const)('the owner reads %s (%s) as %s', (day, language, words, isClosed) => {
  expect(dayOfLead(day, { language, hours, today })).toEqual({ day: words, isClosed });
});

test('without hours, no day is closed', () => {
  expect(dayOfLead('2026-12-04', { language: 'en', today }).isClosed).toBe(false);
});
