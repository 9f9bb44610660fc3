import { expect, test } from 'vitest';
import { nameAmong } from './look-names.ts';

test('looks of the same title are numbered', () => {
  const looks = ['Signboard', 'Strata', 'Signboard'].map((title) => ({ title }));
  expect(looks.map((_, index) => nameAmong(looks, index))).toEqual(['Signboard, first version', 'Strata', 'Signboard, second version']);
});
