import { expect, test } from 'vitest';
import { runsOf } from './closed-reasons.tsx';

test('closed days that follow each other for one reason are named once, and days without a reason not at all', () => {
  expect(
    runsOf([
      { day: '2026-12-24', reason: 'Vacation' },
      { day: '2026-12-25', reason: 'Christmas Day' },
      { day: '2026-12-26', reason: 'Vacation' },
      { day: '2026-12-27', reason: 'Vacation' },
      { day: '2026-12-28', reason: '' },
      { day: '2026-12-29' },
      { day: '2026-12-30', reason: 'Vacation' },
    ]),
  ).toEqual([
    { first: '2026-12-24', last: '2026-12-24', reason: 'Vacation' },
    { first: '2026-12-25', last: '2026-12-25', reason: 'Christmas Day' },
    { first: '2026-12-26', last: '2026-12-27', reason: 'Vacation' },
    { first: '2026-12-30', last: '2026-12-30', reason: 'Vacation' },
  ]);
});
