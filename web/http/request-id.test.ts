import { expect, test } from 'vitest';
import { requestIdFrom } from './request-id.ts';

test.each(['a1b2c3d4', '7f0c1d6e-93ab-4c55-8e1f-2b7f9f0d1a44', 'A'.repeat(64)])('the proxy’s ID %s is kept', (header) => {
  expect(requestIdFrom(header)).toBe(header);
});

test.each([
  undefined,
  '',
  'short-7',
  'a'.repeat(65),
  'spaced out id',
  '<script>alert</script>',
  'line\nbreak-in-it',
  'abcdefgh\n',
  'under_score_1',
  ['abcdefgh', 'ijklmnop'],
])('%j is replaced by a new ID', (header) => {
  expect(requestIdFrom(header)).toMatch(/^[0-9a-f]{12}$/);
});

test('every new ID is different', () => {
  expect(new Set(Array.from({ length: 1000 }, () => requestIdFrom(undefined))).size).toBe(1000);
});
