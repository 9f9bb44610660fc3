import { expect, test } from 'vitest';
import { asUnit, unitWords } from './price-units.ts';

test.each([
  ['hour', 'per hour'],
  ['roller', 'per roller'],
  ['monthly', 'per month'],
  ['an hour', 'an hour'],
  ['per visit', 'per visit'],
  ['/ month', '/ month'],
  ['per-visit', 'per-visit'],
  ['plus tax', 'plus tax'],
  ['depending on coat', 'depending on coat'],
  ['al mes', 'al mes'],
  ['c/u', 'c/u'],
  ['3', 'for 3'],
  ['six classes', 'for six classes'],
  ['2 hr', 'for 2 hours'],
  ['2hr', 'for 2 hours'],
  ['3 mo', 'for 3 months'],
  ['6 wks.', 'for 6 weeks'],
  ['1 hr', 'for 1 hour'],
  ['1.5 hr', 'for 1.5 hours'],
  ['2hr session', 'for 2 hour session'],
  ['2-hr session', 'for 2-hour session'],
  ['11 hr', 'for 11 hours'],
  ['hr', 'per hour'],
  ['per mo.', 'per month'],
  ['per hr 2hr min', 'per hour, 2-hour minimum'],
  ['hour, 3 hour minimum', 'per hour, 3-hour minimum'],
])('the unit "%s" reads "%s"', (unit, words) => {
  expect(unitWords(unit)).toBe(words);
});

test('a unit of a Spanish site', () => {
  expect(unitWords('hora', 'es')).toBe('por hora');
  expect(unitWords('mensual', 'es')).toBe('por mes');
  expect(unitWords('seis clases', 'es')).toBe('por seis clases');
});

test.each([
  ['hour', 'hour'],
  ['Visita', 'Visita'],
  ['weekly', 'week'],
  ['anual', 'año'],
  ['each', 'each'],
  ['for the set', 'for the set'],
  ['fitted', undefined],
  ['flat', undefined],
  ['elbow', undefined],
])('"%s" after an amount is the unit %j', (words, unit) => {
  expect(asUnit(words)).toBe(unit);
});
