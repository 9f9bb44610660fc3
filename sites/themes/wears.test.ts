import { expect, test } from 'vitest';
import { families } from '../families/families.ts';
import { trades } from '../trades/trades.ts';
import { themes } from './theme.ts';
import { wears } from './wears.ts';

test('every family says which themes suit it, and every row is of a family or a trade', () => {
  const kinds = [...families, ...trades].map(({ key }) => key);
  expect(families.map(({ key }) => key).filter((key) => !wears[key])).toEqual([]);
  expect(Object.keys(wears).filter((key) => !kinds.includes(key))).toEqual([]);
});

test('rows name themes that exist', () => {
  const known = themes.all.map(({ name }) => name);
  expect(Object.values(wears).flatMap((row) => Object.keys(row).filter((name) => !known.includes(name)))).toEqual([]);
});
