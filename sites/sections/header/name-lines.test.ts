import { expect, test } from 'vitest';
import { nameLines } from '../../logo/name-lines.ts';

test('a short name stays on one line', () => {
  expect(nameLines('Wag & Roll', 16)).toEqual(['Wag & Roll']);
});

test('a long name breaks into lines of like length, the ampersand inside', () => {
  expect(nameLines('Acequia Stone & Garden', 16)).toEqual(['Acequia', 'Stone & Garden']);
  expect(nameLines('Capital City Plumbing Company', 16)).toEqual(['Capital City', 'Plumbing Company']);
});

test('one long word is left whole', () => {
  expect(nameLines('Donaudampfschifffahrt', 16)).toEqual(['Donaudampfschifffahrt']);
});
