import { expect, test } from 'vitest';
import { packs } from '../../trades/packs.ts';
import { matchPack, matchServices } from './match.ts';

test.each([
  ['plumber', 'plumber'],
  ['Plumbing & heating', 'plumber'],
  ['mobile dog groomer', 'groomer'],
  ['hair salon', 'salon'],
  ['coffee shop', 'coffee'],
  ['Dentist', 'dentist'],
  ['beekeeper', 'general'],
  ['bakery', 'bakery'],
  ['florist', 'florist'],
  ['gym', 'gym'],
  ['family law attorney', 'lawyer'],
  ['math tutor', 'tutor'],
  ['auto repair', 'auto'],
  ['lawn care', 'landscaper'],
])('"%s" is of the pack %s', (trade, key) => {
  expect(matchPack(packs, { trade }).key).toBe(key);
});

test('a trade that says nothing is found by what it does', () => {
  expect(matchPack(packs, { trade: 'family firm', hints: ['Hollis & Daughter', 'Drain cleaning. Water heaters.'] }).key).toBe('plumber');
});

test('a trade without a pack gets the general one, whatever its owner is called', () => {
  expect(matchPack(packs, { trade: 'piano tuner', hints: ['Baker & Flowers', 'Tuning. Repairs.'] }).key).toBe('general');
  expect(matchPack(packs, { trade: 'chimney sweep', hints: ['Soot Brothers', 'Roof inspection'] }).key).toBe('general');
});

test('a known service is given once, to the name that means it most', () => {
  const known = matchServices(
    ['Water heaters', 'Heater tune-up', 'Drain clearing', 'Singing'],
    packs.find(({ key }) => key === 'plumber')?.services ?? [],
  );
  const found = known.flatMap((service) => (service ? [service.name] : []));
  expect(new Set(found).size).toBe(found.length);
  expect(known[2]?.stems.some((stem) => stem.startsWith('drain'))).toBe(true);
  expect(known[3]).toBeUndefined();
});
