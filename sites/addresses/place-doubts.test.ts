import { expect, test } from 'vitest';
import { placeDoubts } from './place-doubts.ts';

test.each([
  'We see patients in two offices, Twin Falls and Jerome.',
  'Stop by our second shop in Apex.',
  'Both stores are open on Sundays.',
  'Our three salons take walk-ins.',
  'We have 2 shops.',
  'Two shops, Raleigh and Apex, one family.',
  'Tenemos dos sucursales en Laredo.',
  'Visite nuestra otra tienda.',
])('“%s” asks for the other location', (description) => {
  expect(placeDoubts(description, 0).map(({ field }) => field)).toEqual(['business.otherPlaces']);
  expect(placeDoubts(description, 1)).toEqual([]);
});

test.each([
  'We’re a dental office in Twin Falls.',
  'We clean offices, shops and two-story homes.',
  'Unlike other salons, we take walk-ins.',
  'Our studio is on the second floor.',
  'Somos dos hermanas con una tienda.',
  'We clean 3 offices nightly.',
  'We clean both offices and homes.',
  'Limpiamos tres oficinas cada noche.',
])('“%s” asks nothing', (description) => {
  expect(placeDoubts(description, 0)).toEqual([]);
});
