import { expect, test } from 'vitest';
import { fitOf, longWordOf } from './fit.ts';

test('display words step down by their count of characters', () => {
  expect(fitOf('One guest at a time', 24, 46)).toBe('short');
  expect(fitOf('The plumber who shows up when she says', 24, 46)).toBe('medium');
  expect(fitOf('The plumber who shows up when she says she will, every time', 24, 46)).toBe('long');
});

test('a long word steps down as well, since it would break first', () => {
  expect(fitOf('Refrigeration', 24, 46)).toBe('medium');
  expect(fitOf('Counterrevolutionary', 24, 46)).toBe('long');
});

test('the class of the longest word counts the parts of a hyphenated one apart', () => {
  expect(longWordOf('One guest')).toBe('');
  expect(longWordOf('Home-cooking catering')).toBe('');
  expect(longWordOf('Landscapes')).toBe('w9');
  expect(longWordOf('Refrigeration')).toBe('w12');
  expect(longWordOf('Counterrevolutionary')).toBe('w20');
});
