import { expect, test } from 'vitest';
import { firstNameIn } from './letter.tsx';

test.each([
  ['Nora Hale', 'Nora'],
  ['  Nora  Hale ', 'Nora'],
  ['Dr. Nora Hale', 'Nora'],
  ['mrs Hale', 'Hale'],
  ['J. P. Morgan', 'J.'],
  ['Nora', 'Nora'],
  ['Dr.', 'Dr.'],
])('%j is greeted as %s', (name, first) => {
  expect(firstNameIn(name)).toBe(first);
});
