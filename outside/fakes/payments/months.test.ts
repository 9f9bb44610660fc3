import { expect, test } from 'vitest';
import { endOfMonthFrom, monthsAfter } from './months.ts';

const seconds = (moment: string) => Date.parse(moment) / 1000;

test.each([
  ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2027-12-31T23:59:59Z', 2, '2028-02-29T23:59:59Z'],
  ['2027-01-30T10:00:00Z', 13, '2028-02-29T10:00:00Z'],
  ['2027-03-15T00:00:00Z', 12, '2028-03-15T00:00:00Z'],
])('%s and %d months is %s', (anchor, months, expected) => {
  expect(monthsAfter(seconds(anchor), months)).toBe(seconds(expected));
});

test('a short month moves no later one', () => {
  const anchor = seconds('2027-01-31T10:00:00Z');
  let end = anchor;
  const ends = Array.from({ length: 5 }, () => {
    end = endOfMonthFrom(anchor, end);
    return new Date(end * 1000).toISOString().slice(5, 10);
  });
  expect(ends).toEqual(['02-28', '03-31', '04-30', '05-31', '06-30']);
});
