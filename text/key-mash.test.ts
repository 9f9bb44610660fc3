import { expect, test } from 'vitest';
import { isKeyMash } from './key-mash.ts';

test.each(['asdf ?? 💩', 'lkjh', '???', '👍', 'xxxx', 'qwerty asdf', '... !!'])('%j says nothing', (text) => {
  expect(isKeyMash(text)).toBe(true);
});

test.each(['add reviews', 'new phone', 'HVAC', '555-0148', 'poi', 'más fotos', 'proszę zmienić', '寿司', 'asdf is not my name'])(
  '%j says something, or may',
  (text) => {
    expect(isKeyMash(text)).toBe(false);
  },
);
