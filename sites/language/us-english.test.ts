import { expect, test } from 'vitest';
import { usEnglish } from './us-english.ts';

test.each([
  ['Full colour, colouring and a COLOUR test', 'Full color, coloring and a COLOR test'],
  ['NC licence 31877, Licences', 'NC license 31877, Licenses'],
  ['Organised neighbors in the Centre', 'Organized neighbors in the Center'],
  ['Your neighbours’ neighbourhood, analysed', 'Your neighbors’ neighborhood, analyzed'],
  ['Grey mould by the tyre', 'Gray mold by the tire'],
  ['A cosy programme, fulfilled', 'A cozy program, fulfilled'],
  ['Galvanised pipe, remodelling', 'Galvanized pipe, remodeling'],
])('%s', (british, american) => {
  expect(usEnglish(british)).toBe(american);
});

test.each([
  'advertise',
  'exercise',
  'surprise',
  'Greyhound',
  'hour',
  'four colorists',
  'pour-over',
  'promise',
  'story',
  'Tour the shop',
  'realism',
  'soil analyses',
])('%s stays', (text) => {
  expect(usEnglish(text)).toBe(text);
});
