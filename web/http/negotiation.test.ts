import { expect, test } from 'vitest';
import { encodingFor } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5,BR;Q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip, identity', 'gzip'],
  ['br;q=x', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('%s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
