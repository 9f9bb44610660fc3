import { expect, test } from 'vitest';
import { withoutEnd } from './text-end.ts';

test.each([
  ['Wake Forest, ,', 'Wake Forest'],
  [', ,', ''],
  ['', ''],
  [', a', ', a'],
])('%j ends as %j', (text, bare) => {
  expect(withoutEnd(text, /[\s,]/)).toBe(bare);
});
