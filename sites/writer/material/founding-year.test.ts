import { expect, test } from 'vitest';
import { foundingYear } from './founding-year.ts';

const yearOf = (description: string, founded?: number) =>
  foundingYear({ business: { name: 'Acme', trade: 'plumber', description, ...(founded ? { founded } : {}) }, pages: [] })?.year;

test.each([
  ['We fix pipes. Family-owned since 1974.', 1974],
  ['Since 1931 we bake bread.', 1931],
  ['We’ve been in business since 2004.', 2004],
  ['Serving Ogden since 1998.', 1998],
  ['Est. 1962 on Main Street.', 1962],
  ['Somos un negocio de familia desde 1990.', 1990],
  ['I have been licensed since 2012.', undefined],
  ['Ann has painted since 1999.', undefined],
  ['We fix pipes.', undefined],
])('%s says %s', (description, year) => {
  expect(yearOf(description)).toBe(year);
});

test('the form’s year is the one that counts', () => {
  expect(yearOf('Family-owned since 1974.', 1975)).toBe(1975);
});
