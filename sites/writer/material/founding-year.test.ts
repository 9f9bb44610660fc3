import { expect, test } from 'vitest';
import { foundingYear } from './founding-year.ts';

const yearOf = (description: string, founded?: number) =>
  foundingYear({ business: { name: 'Acme', trade: 'plumber', description, ...(founded ? { founded } : {}) }, pages: [] })?.year;

test.each([
  ['We fix pipes. Family-owned since 1974.', 1974],
  ['Bread and cakes. Since 1931.', 1931],
  ['Plumbing and heating, family owned and operated since 1974.', 1974],
  ['We are open since 2011, seven days a week.', 2011],
  ['We’ve been serving the Ogden area since 1998.', 1998],
  ['Est. 1962', 1962],
  ['Panadería. Desde 1962.', 1962],
  ['Since 1931 we bake bread.', undefined],
  ['My family has lived in Ogden since 1985.', undefined],
  ['My business partner Ann has been a licensed electrician since 1998.', undefined],
  ['Certified open water instructor since 2003.', undefined],
  ['I served here in the Navy since 1999.', undefined],
  ['Serving in the Navy since 1999.', undefined],
  ['Serving our country since 1999.', undefined],
  ['We bake in Galena, a town founded in 1826.', undefined],
  ['Founded in 1826, Galena is a fine town.', undefined],
  ['Our studio is in the old mill, established in 1890.', undefined],
  ['Our second shop has been open since 2015.', undefined],
  ['Since 2020 we offer mobile service.', undefined],
  ['Desde 1800 dólares por boda.', undefined],
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
