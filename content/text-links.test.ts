import { expect, test } from 'vitest';
import { withoutLinks } from './text-links.ts';

test('of a link the words stay', () => {
  expect(withoutLinks('The [terms](/terms) say so, and [How It Works](/about#clock) shows it.')).toBe(
    'The terms say so, and How It Works shows it.',
  );
});

test('brackets that are no link stay as they are', () => {
  expect(withoutLinks('5 < 6 [sic] & so on (or not)')).toBe('5 < 6 [sic] & so on (or not)');
});
