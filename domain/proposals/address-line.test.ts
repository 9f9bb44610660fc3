import { expect, test } from 'vitest';
import { addressParts } from './address-line.ts';

test.each([
  ['2210 Old Wake Forest Rd', { street: '2210 Old Wake Forest Rd' }],
  ['119 E Marcy St, Suite 200', { street: '119 E Marcy St, Suite 200' }],
  [
    '123 Grant Avenue, Suite 101, Santa Fe, NM 87501',
    { street: '123 Grant Avenue, Suite 101', city: 'Santa Fe', state: 'NM', zip: '87501' },
  ],
  [
    '215 Washington Ave, Suite 210, Santa Fe NM 87501',
    { street: '215 Washington Ave, Suite 210', city: 'Santa Fe', state: 'NM', zip: '87501' },
  ],
  ['2210 Harrison Blvd, Ogden', { street: '2210 Harrison Blvd', city: 'Ogden' }],
  ['12 Elm Street, Ogden, Utah', { street: '12 Elm Street', city: 'Ogden', state: 'Utah' }],
  ['12 Elm Street, Santa Fe, New Mexico', { street: '12 Elm Street', city: 'Santa Fe', state: 'New Mexico' }],
  ['900 Main St Nashville TN 37206', { street: '900 Main St', city: 'Nashville', state: 'TN', zip: '37206' }],
  ['14 Court St', { street: '14 Court St' }],
  [`${','.repeat(1990)}a\tb`, { street: 'a\tb' }],
])('%s', (typed, parts) => {
  expect(addressParts(typed, 'Nashville')).toEqual(parts);
});

test('an address whose street ends nowhere sure isn’t split', () => {
  expect(addressParts('900 Main St Nashville TN 37206', 'Boise')).toBeUndefined();
});
