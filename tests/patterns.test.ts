import { expect, test } from 'vitest';
import { composedPatterns, literalPatterns, productSources } from './helpers/product-patterns.ts';
import { pumped } from './helpers/pump.ts';
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

test('no pattern of ours takes long for any text', { timeout: 600_000 }, async () => {
  const sources = productSources(readSources().values());
  const [literals, composed] = [literalPatterns(sources), await composedPatterns(sources)];
  expect(literals.length).toBeGreaterThan(1_500);
  expect(composed.length).toBeGreaterThan(500);
  const slow: string[] = [];
  for (const { where, source, flags } of new Map([...literals, ...composed].map((one) => [`/${one.source}/${one.flags}`, one])).values()) {
    const found = pumped(source, flags);
    if (found) slow.push(`${where}: /${source.slice(0, 120)}/${flags} for ${JSON.stringify(found.attack)}: ${JSON.stringify(found.times)}`);
    // Vitest asks its workers now and then whether they're alive.
    await new Promise((done) => setImmediate(done));
  }
  expect(slow).toEqual([]);
});
