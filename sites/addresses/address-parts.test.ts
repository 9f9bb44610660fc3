import { expect, test } from 'vitest';
import { addressParts } from './address-parts.ts';

const whole = { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' };

test.each([
  [whole, whole],
  [{ ...whole, state: 'n.c.' }, whole],
  [{ ...whole, city: 'Raleigh, NC' }, whole],
  [{ ...whole, city: 'Raleigh NC 27601' }, whole],
  [{ ...whole, city: 'Raleigh, North Carolina' }, whole],
  [{ ...whole, street: '12 Elm St, Raleigh, NC 27601' }, whole],
  [{ ...whole, street: '12 Elm St Raleigh NC 27601' }, whole],
  [{ ...whole, street: '12 Elm St, raleigh, nc 27601, USA' }, whole],
  [{ ...whole, street: '12 Elm St, Raleigh' }, whole],
  [{ ...whole, street: '12 Elm St, 27601' }, whole],
  [
    { ...whole, street: '12 Elm St, Suite 4, Raleigh, NC' },
    { ...whole, street: '12 Elm St, Suite 4' },
  ],
  [{ ...whole, zip: 'NC 27601' }, whole],
  [
    { ...whole, zip: '27601 - 1234' },
    { ...whole, zip: '27601-1234' },
  ],
  [{ street: '12 Elm St, Raleigh, NC 27601' }, whole],
  [{ street: '12 Elm St, Raleigh, North Carolina 27601-1234' }, { ...whole, zip: '27601-1234' }],
  [{ street: 'Raleigh, NC 27601' }, { city: 'Raleigh', state: 'NC', zip: '27601' }],
  [{ city: 'Raleigh, NC 27601' }, { city: 'Raleigh', state: 'NC', zip: '27601' }],
  [{ city: 'Washington, D.C.' }, { city: 'Washington', state: 'DC' }],
])('%j becomes %j', (typed, parts) => {
  expect(addressParts(typed)).toEqual(parts);
});

test.each([
  { street: '500 Capitol Ave NE', city: 'Atlanta', state: 'GA' },
  { street: '5 Maple CT', city: 'Boise', state: 'ID' },
  { street: '5 Maple CT' },
  { street: '12 Elm St, Suite 4', city: 'Raleigh' },
  { street: '1 Raleigh Road', city: 'Raleigh' },
  { street: '12 Highway 27601', city: 'Cary' },
  { city: 'Port Washington', state: 'NY' },
  { city: 'New York', state: 'NY' },
  { city: 'Kansas City', state: 'MO' },
  { ...whole, city: 'Raleigh, VA' },
  { ...whole, street: '12 Elm St, Boise, ID 83702' },
  { city: 'San José' },
])('%j stays', (typed) => {
  expect(addressParts(typed)).toEqual(typed);
});

test('each part is separated once', () => {
  const once = addressParts({ street: '12 Elm St, Raleigh, NC 27601', city: 'Raleigh, NC' });
  expect(addressParts(once)).toEqual(once);
});
