import { expect, test } from 'vitest';
import { composedPatterns, productSources } from './helpers/product-patterns.ts';
import { slowAmong } from './helpers/pump.ts';
import { readSources } from './helpers/source-code.ts';

test('no pattern that our modules make takes long for any text', { timeout: 600_000 }, async () => {
  const patterns = await composedPatterns(productSources(readSources().values()));
  expect(patterns.length).toBeGreaterThan(500);
  expect(await slowAmong(patterns)).toEqual([]);
});
