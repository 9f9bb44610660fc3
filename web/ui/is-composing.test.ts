import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  ['Chrome and Firefox, while composing', { isComposing: true, keyCode: 13 }, true],
  ['Safari, after composing', { isComposing: false, keyCode: 229 }, true],
  ['an ordinary Enter', { isComposing: false, keyCode: 13 }, false],
])('a key of an input method is known: %s', (_, key, expected) => {
  expect(isComposing(key)).toBe(expected);
});
