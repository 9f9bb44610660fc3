import { expect, test } from 'vitest';
import { literalPatterns, productSources } from './helpers/product-patterns.ts';
import { pumped, slowAmong } from './helpers/pump.ts';
import { readSources } from './helpers/source-code.ts';

test.each([
  ['a town as it was typed', 'X|(a+)+z', 'giu'],
  ['slashes at the end of a path', '\\/+$', ''],
  ['words before a section, with numbers', '^(?:(?:the|my|\\d(?:,? ?-?\\d)+) )*(?:reviews|map)', ''],
  ['the end of an address', '[\\s,]+(\\S+ \\S+)$', ''],
  ['comments before a drawing', '^\\s*(?:<!--[\\s\\S]*?-->\\s*)*<svg', 'i'],
  ['a name with many apostrophes', `a${"'?".repeat(40)}b`, ''],
  ['a handle', '^[a-z]\\w*(?:[._]\\w+)+$', ''],
])('the pump finds %s', (_, source, flags) => {
  expect(pumped(source, flags, 300)).toBeDefined();
});

test.each([
  ['^\\d+$', ''],
  ['(?<!\\d)\\d+%', 'g'],
  ["(?<!\\p{L})\\p{L}{3,}(?:'s)?", 'giu'],
])('the pump passes %s', (source, flags) => {
  expect(pumped(source, flags)).toBeUndefined();
});

test('no pattern that we write takes long for any text', { timeout: 600_000 }, async () => {
  const patterns = literalPatterns(productSources(readSources().values()));
  expect(patterns.length).toBeGreaterThan(1_500);
  expect(await slowAmong(patterns)).toEqual([]);
});
