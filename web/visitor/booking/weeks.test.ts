import { expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { callDays } from '../../../domain/contact/schema.ts';
import { weeksOf } from './weeks.ts';

test('days stand in rows from Monday to Friday, those that can not be asked for without parts', () => {
  // A Wednesday morning in New York.
  const weeks = weeksOf(callDays(new Date('2026-11-18T14:00:00Z'), brand.officeHours));
  expect(weeks[0]?.map(({ day, parts }) => [day, parts.length])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-17', 0],
    ['2026-11-18', 3],
    ['2026-11-19', 3],
    ['2026-11-20', 3],
  ]);
  expect(weeks.at(-1)?.at(-1)).toEqual({ day: '2026-12-18', parts: ['morning', 'midday', 'afternoon'] });
  expect(weeks.every((week) => week.length === 5)).toBe(true);
});

test('without days there are no weeks', () => {
  expect(weeksOf([])).toEqual([]);
});

test('a Saturday that can be asked for has a column of its own', () => {
  const weeks = weeksOf(callDays(new Date('2026-11-18T14:00:00Z'), { days: [6], open: '09:00', close: '18:00' }));
  expect(weeks[0]?.map(({ day, parts }) => [day, parts.length]).at(-1)).toEqual(['2026-11-21', 3]);
  expect(weeks.every((week) => week.length === 6)).toBe(true);
});
