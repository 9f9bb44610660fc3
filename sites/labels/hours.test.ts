import { expect, test } from 'vitest';
import type { Week } from '../document/document.ts';
import { openLines, weekLines } from './hours.ts';

const allDay: [string, string][] = [['00:00', '24:00']];
const week = (days: Partial<Week>): Week => ({ mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], ...days });
const always = week({ mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay });

test('a whole day is said before its days', () => {
  expect(weekLines(always, 'en', { long: true })).toEqual(['Open 24 hours every day']);
  expect(weekLines(always, 'es', { long: true })).toEqual(['Abierto las 24 horas, todos los días']);
  expect(weekLines(week({ mon: allDay, tue: allDay, sat: [['09:00', '12:00']] }))).toEqual([
    'Open 24 hours Mon and Tue',
    'Sat 9 am to noon',
  ]);
});

test('if there are several places, hours start with the name of the first', () => {
  const address = { street: '418 S Wilmington St', city: 'Raleigh', state: 'NC', zip: '27601' };
  const hours = week({ mon: [['08:00', '17:00']], sat: [['09:00', '12:00']] });
  expect(openLines({ address, hours, otherPlaces: [{ name: 'Apex shop' }] })).toEqual(['Raleigh: Mon 8 am to 5 pm', 'Sat 9 am to noon']);
  expect(openLines({ address, hours })).toEqual(['Mon 8 am to 5 pm', 'Sat 9 am to noon']);
});

test('hours that all days have are those of every day', () => {
  const day: [string, string][] = [['08:00', '22:00']];
  const daily = week({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
  for (const long of [true, false]) {
    expect(weekLines(daily, 'en', { long })).toEqual(['Every day 8 am to 10 pm']);
    expect(weekLines(daily, 'es', { long })).toEqual(['Todos los días 8 am a 10 pm']);
  }
});
