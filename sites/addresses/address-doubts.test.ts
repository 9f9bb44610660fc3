import { expect, test } from 'vitest';
import { addressDoubts } from './address-doubts.ts';
import { stateOfAreaCode, statesOfZip } from './us-codes.ts';

const address = { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' };

test.each([
  [{ address: { ...address, zip: '83702' } }, ['ZIP code 83702 is in Idaho, not in North Carolina. Please check both.']],
  [{ address: { ...address, city: 'Raleigh, VA' } }, ['The town says Virginia, the state North Carolina. Which is right?']],
  [
    { address: { ...address, street: '12 Elm St, Boise, ID 83702' } },
    ['The street line ends with 83702, but the ZIP code is 27601. Which is right?'],
  ],
  [
    { address, phone: '(208) 555-0148' },
    ['Area code 208 is in Idaho, and your address is in North Carolina. If it’s your number, leave it.'],
  ],
  [{ address: { zip: '27601' }, phone: '208-555-0148' }, [expect.stringContaining('Area code 208')]],
  [
    { address: { street: '12 Elm St', city: 'Huntsville', state: 'AK', zip: '35816' }, phone: '(256) 555-0148' },
    [expect.stringContaining('ZIP code 35816 is in Alabama, not in Alaska'), expect.stringContaining('Area code 256 is in Alabama')],
  ],
  [{ state: 'Utah', phone: '208-555-0148' }, [expect.stringContaining('your address is in Utah')]],
])('%j is asked about', (given, messages) => {
  expect(addressDoubts(given).map(({ message }) => message)).toEqual(messages);
});

test.each([
  [{ address, phone: '919-555-0148 ext. 12' }],
  [{ address, phone: '+1 800 555 0148' }],
  [{ address, phone: '555-0148' }],
  [{ address, phone: '+52 55 5555 0148' }],
  [{ address: { ...address, zip: '' } }],
  [{ address: null, phone: '208-555-0148' }],
  [{ address: { zip: '09012', state: 'NC' } }],
  [{}],
])('%j raises no question', (given) => {
  expect(addressDoubts(given)).toEqual([]);
});

test('codes belong to one state, but for a few ZIP codes across a border', () => {
  const codes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
  const twice = codes.filter((code) => statesOfZip(`${code}01`).length > 1);
  expect(twice).toEqual(['063', '739', '834']);
  expect(codes.filter((code) => stateOfAreaCode(code)).length).toBeGreaterThan(300);
  expect(statesOfZip('27601')).toEqual(['NC']);
  expect(statesOfZip('00501')).toEqual(['NY']);
  expect(stateOfAreaCode('919')).toBe('NC');
});

test('a question about another place names its field', () => {
  const found = addressDoubts({ address: { ...address, zip: '83702' }, phone: '(208) 555-0148' }, 'business.otherPlaces.0');
  expect(found.map(({ field }) => field)).toEqual(['business.otherPlaces.0.address.zip', 'business.otherPlaces.0.phone']);
});
