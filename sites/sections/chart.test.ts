import { expect, test } from 'vitest';
import { weekStretches } from './chart.ts';

test('hours past midnight are of the day on which they are', () => {
  const late: [string, string][] = [['16:00', '01:00']];
  const week = {
    mon: late,
    tue: late,
    wed: late,
    thu: late,
    fri: [['16:00', '03:00']],
    sat: [['12:00', '03:00']],
    sun: [['12:00', '24:00']],
  };
  expect(weekStretches(week as Parameters<typeof weekStretches>[0])).toEqual({
    mon: [{ from: 16, to: 24 }],
    tue: [
      { from: 0, to: 1 },
      { from: 16, to: 24 },
    ],
    wed: [
      { from: 0, to: 1 },
      { from: 16, to: 24 },
    ],
    thu: [
      { from: 0, to: 1 },
      { from: 16, to: 24 },
    ],
    fri: [
      { from: 0, to: 1 },
      { from: 16, to: 24 },
    ],
    sat: [
      { from: 0, to: 3 },
      { from: 12, to: 24 },
    ],
    sun: [
      { from: 0, to: 3 },
      { from: 12, to: 24 },
    ],
  });
});
