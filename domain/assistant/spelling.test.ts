import { expect, test } from 'vitest';
import { isOneEditAway, spelling } from './spelling.ts';

const spelled = await spelling(['Domain names, and a refund of the price', 'The domain remains yours', 'remain'], ['which']);

test.each([
  ['domian', 'domain'],
  ['REFND?', 'refund?'],
  ['wich prize', 'wich price'],
  ['whihc', 'which'],
  ['domain', 'domain'],
  ['xylophone', 'xylophone'],
  ['2024x', '2024x'],
])('%j is read as %j', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});

test('of two words that are as near, the one written more often is meant', () => {
  expect(spelled('demain')).toBe('domain');
});

test.each([
  ['cat', 'cart', true],
  ['cart', 'cat', true],
  ['cat', 'cut', true],
  ['form', 'from', true],
  ['cat', 'cat', false],
  ['cat', 'cuts', false],
  ['abcd', 'badc', false],
])('%s and %s: %s', (a, b, near) => {
  expect(isOneEditAway(a, b)).toBe(near);
});
