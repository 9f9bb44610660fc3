import { expect, test } from 'vitest';
import { quantitiesIn } from './quantities.ts';

/** The quantities of a text in short: kind, value, bound, unit, rate and range. */
const short = (text: string, options = {}) =>
  quantitiesIn(text, options).map(({ kind, value, bound, unit, per, range }) =>
    [kind, value, bound, unit, per && `per ${per}`, range && `${range.low}-${range.high}`].filter(Boolean).join(' '),
  );

test.each([
  ['From $1,450.50', ['money 1450.5 from']],
  ['$95+', ['money 95 from']],
  ['Up to $50 a visit', ['money 50 up to per visit']],
  ['$85/hr plus parts', ['money 85 per hour']],
  ['a monthly rate of $45', ['money 45 per month']],
  ['$150-200', ['money 150 150-200', 'money 200 150-200']],
  ['between $49 and $79', ['money 49 49-79', 'money 79 49-79']],
  ['A 20% deposit', ['percent 20']],
  ['2 to 3 days', ['number 2 day 2-3', 'number 3 day 2-3']],
  ['thirty-minute window', ['number 30 minute']],
  ['twenty-five years', ['number 25 year']],
  ['about an hour', ['number 1 about hour']],
  ['within 30 miles', ['number 30 within mile']],
  ['kids 12 and under', ['number 12 up to']],
  ['since 2011', ['number 2011 since']],
  ['8 to 5 pm', ['time 480 480-1020', 'time 1020 480-1020']],
  ['1–5 pm', ['time 780 780-1020', 'time 1020 780-1020']],
  ['until noon', ['time 720 until']],
  ['(919) 555-0148', ['phone 9195550148']],
  ['license F17-55501', ['code F17-55501']],
  ['3rd Street', ['code 3RD']],
  ['5 visits a year', ['number 5 per year']],
  ['one of us, and no one else', []],
  ['one hour', ['number 1 hour']],
])('%s', (text, expected) => {
  expect(short(text)).toEqual(expected);
});

test('the field says what a bare amount is', () => {
  expect(short('149', { field: 'services.0.priceFrom' })).toEqual(['money 149 from']);
  expect(short('149', { field: 'details.pricing.0.price' })).toEqual(['money 149']);
  expect(short('2011', { field: 'business.founded' })).toEqual(['number 2011 since']);
});

test('Spanish numbers are read in Spanish texts', () => {
  expect(short('desde $40 por hora', { spanish: true })).toEqual(['money 40 from per hora']);
  expect(short('en dos o tres días', { spanish: true })).toEqual(['number 2', 'number 3 día']);
  expect(short('once a week')).toEqual([]);
  expect(short('a las once', { spanish: true })).toEqual(['number 11']);
});
