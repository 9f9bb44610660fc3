import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test('days with the same span stand together, closed days are left out, a whole day ends at 23:59', () => {
  const week = {
    mon: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    tue: [['08:00', '12:00']],
    wed: [['00:00', '24:00']],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  };
  expect(openingHours(week as never)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '13:00', closes: '17:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday'], opens: '00:00', closes: '23:59' },
  ]);
});
