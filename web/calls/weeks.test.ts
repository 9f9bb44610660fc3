import { expect, test } from 'vitest';
import type { SentDay } from '../../domain/bookings/schema.ts';
import { weekdaysOf, weeksOf } from './weeks.ts';

const free = (day: string): SentDay => ({ day, state: 'free', times: [1] });
const none = (day: string, state: SentDay['state']): SentDay => ({ day, state, times: [] });

test('a calendar begins with the Monday of the first day and ends with the Friday of the last', () => {
  // A Wednesday, a Thursday, a closed Friday, a full Tuesday.
  const weeks = weeksOf([
    free('2026-11-18'),
    free('2026-11-19'),
    none('2026-11-20', 'closed'),
    none('2026-11-24', 'full'),
    none('2026-11-27', 'closed'),
  ]);
  expect(weeks.map((week) => week.map(({ day, state }) => `${day.slice(8)} ${state}`))).toEqual([
    ['16 over', '17 over', '18 free', '19 free', '20 closed'],
    ['23 over', '24 full', '25 later', '26 later', '27 closed'],
  ]);
});

test('a weekend day that can be booked has its own column', () => {
  expect(weekdaysOf([free('2026-11-21'), none('2026-11-22', 'closed')])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('without days to book there’s no calendar', () => {
  expect(weeksOf([none('2026-11-21', 'closed'), none('2026-11-23', 'over')])).toEqual([]);
});
