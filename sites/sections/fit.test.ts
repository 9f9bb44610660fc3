import { expect, test } from 'vitest';
import { fitOf, isTall, longWordOf } from './fit.ts';

test('display words step down by their count of characters', () => {
  expect(fitOf('One guest at a time', 24, 46)).toBe('short');
  expect(fitOf('The plumber who shows up when she says', 24, 46)).toBe('medium');
  expect(fitOf('The plumber who shows up when she says she will, every time', 24, 46)).toBe('long');
});

test('a long word steps down as well, since it would break first', () => {
  expect(fitOf('Refrigeration', 24, 46)).toBe('medium');
  expect(fitOf('Counterrevolutionary', 24, 46)).toBe('long');
  expect(fitOf('Breakfast/lunch', 24, 46)).toBe('short');
});

test('the class of the longest word counts the parts of one with a hyphen or a slash apart', () => {
  expect(longWordOf('One guest')).toBe('');
  expect(longWordOf('Home-cooking catering')).toBe('');
  expect(longWordOf('Breakfast/lunch')).toBe('w9');
  expect(longWordOf('Landscapes')).toBe('w9');
  expect(longWordOf('Refrigeration')).toBe('w12');
  expect(longWordOf('Counterrevolutionary')).toBe('w20');
});

test('a price stands below a name with a long word, and a long figure below any name', () => {
  expect(isTall('Replacement windows', 'from $149')).toBe(false);
  expect(isTall('Haircut', 'from $1,250 to $3,400 per month')).toBe(false);
  expect(isTall('Haircut')).toBe(false);
  expect(isTall('Electroencephalographers')).toBe(true);
  expect(isTall('Haircut', '$1,299.99')).toBe(true);
});
