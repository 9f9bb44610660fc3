import { expect, test } from 'vitest';
import { hoursIn } from './stay.ts';

test.each([
  ['Nine hours, from the first button to the last song.', 9],
  ['One place. Two hours, up to twelve people.', 2],
  ['A 3 hour class with clay.', 3],
  ['Sesión de cuatro horas.', 4],
  ['One hour in the park.', 1],
])('%s', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});

test.each([
  'Open 24 hours',
  'Within 2-3 hours',
  'Half an hour on the phone',
  'After hours',
  'Thirty pages, sewn.',
  '1.5 hours',
  '1 1/2 hours',
  'Twenty two hours',
  '2 to 3 hours',
  'We arrive within two hours',
  'Call 2 hours ahead',
  '2 hours notice, please.',
])('no stay: %s', (text) => {
  expect(hoursIn(text)).toBeUndefined();
});
