import { expect, test } from 'vitest';
import type { Week } from '../../document/document.ts';
import { weekRows } from './week-rows.ts';

const closed: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const early: [string, string][] = [['09:00', '14:00']];
const late: [string, string][] = [['12:00', '20:00']];

test('days with equal hours share a row', () => {
  expect(weekRows({ ...closed, mon: early, tue: late, wed: early, thu: late, fri: early, sat: early }, 'en')).toEqual([
    { days: 'Monday, Wednesday, Friday and Saturday', spans: early },
    { days: 'Tuesday and Thursday', spans: late },
  ]);
});

test('three days in a row are a run, seven are every day', () => {
  expect(weekRows({ ...closed, mon: early, tue: early, wed: early, sat: late }, 'es').map(({ days }) => days)).toEqual([
    'Lunes a miércoles',
    'Sábado',
  ]);
  const all = { mon: early, tue: early, wed: early, thu: early, fri: early, sat: early, sun: early };
  expect(weekRows(all, 'en')).toEqual([{ days: 'Every day', spans: early }]);
});
