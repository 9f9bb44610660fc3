import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

test('the federal holidays of 2026 and 2027 are on the days on which they are observed', () => {
  expect(holidaysFrom('2026-01-01').map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-01-19 Martin Luther King Jr. Day',
    '2026-02-16 Washington’s Birthday',
    '2026-05-25 Memorial Day',
    '2026-06-19 Juneteenth',
    '2026-07-03 Independence Day (observed)',
    // A Saturday, on which no one works either.
    '2026-07-04 Independence Day',
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-11 Veterans Day',
    '2026-11-26 Thanksgiving Day',
    '2026-12-25 Christmas Day',
  ]);
  // Sundays and Saturdays of 2027, and New Year's Day of 2028, observed in 2027.
  const later = holidaysFrom('2027-06-01').map(({ day }) => day);
  expect(later).toEqual(
    expect.arrayContaining(['2027-06-18', '2027-06-19', '2027-07-04', '2027-07-05', '2027-12-24', '2027-12-25', '2027-12-31']),
  );
  expect(later.at(-1)).toBe('2028-05-29');
});

test('they are those of one year from a day on', () => {
  const year = holidaysFrom('2026-11-22');
  // Eleven, and two that are observed on another day.
  expect(year).toHaveLength(13);
  expect([year[0]?.day, year.at(-1)?.day]).toEqual(['2026-11-26', '2027-11-11']);
});
