import { expect, test } from 'vitest';
import { slipsOf } from './slips.ts';

test.each([
  ['recieve', 'receive'],
  ['instalation', 'installation'],
  ['hello', 'helo'],
  ['dishs', 'dishes'],
  ['maintenence', 'maintenance'],
  ['responsable', 'responsible'],
])('%s may be meant as %s', (typed, meant) => {
  expect(slipsOf(typed)).toContain(meant);
});

test.each([
  ['repipe', 'recipe'],
  ['heather', 'heater'],
  ['dishs', 'dishss'],
  ['tenent', 'tenant'],
  ['level', 'level'],
])('%s isn’t taken for %s', (typed, other) => {
  expect(slipsOf(typed)).not.toContain(other);
});
