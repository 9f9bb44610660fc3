import { expect, test } from 'vitest';
import { tidyByTables } from './by-tables.ts';

test('three short answers are tidied without the grammar checker', () => {
  expect(tidyByTables({ name: "Bob's Pools", trade: 'hvac repair', town: 'st george, ut' })).toEqual({
    name: 'Bob’s Pools',
    trade: 'hvac repair',
    town: 'St. George, UT',
    description: 'HVAC repair in St. George, UT.',
  });
  expect(tidyByTables({ name: 'bell hooks', trade: 'POOL CLEANING', town: 'TUCSON' })).toMatchObject({
    name: 'bell hooks',
    town: 'Tucson',
    description: 'Pool cleaning in Tucson.',
  });
  expect(tidyByTables({ name: '', trade: 'jewellery repair', town: 'pima county' })).toMatchObject({
    trade: 'jewelry repair',
    town: 'Pima County',
    description: 'Jewelry repair in Pima County.',
  });
});

test('what is missing stays empty', () => {
  expect(tidyByTables({ name: 'Pools', trade: '', town: '' })).toEqual({ name: 'Pools', trade: '', town: '', description: '' });
  expect(tidyByTables({ name: '', trade: '', town: 'tucson' }).description).toBe('In Tucson.');
  expect(tidyByTables({ name: '', trade: 'dog grooming.', town: '' }).description).toBe('Dog grooming.');
});

test.each(['X|(a+)+z', 'Zebulon (', 'Zebulon [NC', 'Zebulon\\', '$1 Falls*'])('%j is a town like any other, not a pattern', (town) => {
  const tidied = tidyByTables({ name: 'Bob', trade: 'a'.repeat(60), town });
  expect(tidied.town).not.toBe('');
  expect(tidied.description).toContain(tidied.town);
});
