import { expect, test } from 'vitest';
import { operatorClockFace } from './operator-hours.ts';

const hours = { days: [0, 1, 2, 3, 4, 5, 6], open: '10:00', close: '18:00', closed: ['2026-12-24', '2026-12-25'] };
const wordsAt = (moment: string) => operatorClockFace(new Date(moment), hours, 'Support').words;

test('the clock says when support opens, until when it’s open, and that it’s closed', () => {
  expect(wordsAt('2026-12-22T14:00:00Z')).toBe('Support opens at 10:00 am.');
  expect(wordsAt('2026-12-22T16:00:00Z')).toBe('Support is open until 6:00 pm.');
  expect(wordsAt('2026-12-23T00:00:00Z')).toBe('Support is closed now.');
});

test('on a closed day, the clock says the next day with hours', () => {
  expect(wordsAt('2026-12-24T16:00:00Z')).toBe('Support is closed today and opens again Saturday, December 26.');
});
