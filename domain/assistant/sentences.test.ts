import { expect, test } from 'vitest';
import { sentencesOf, withKnownAmounts } from './sentences.ts';

test('prose falls into its sentences', () => {
  expect(sentencesOf('One. Two? “Three.” $4 is a price. [Five](/five) links.')).toEqual([
    'One.',
    'Two?',
    '“Three.”',
    '$4 is a price.',
    '[Five](/five) links.',
  ]);
});

test('an abbreviation ends no sentence', () => {
  expect(sentencesOf('The St. Johns River runs north. Open from 9 a.m. Monday.')).toEqual([
    'The St. Johns River runs north.',
    'Open from 9 a.m. Monday.',
  ]);
});

test('a sentence that names an amount we do not charge is left out', () => {
  const text = 'Setup is $299. Agencies ask $3,000, we ask less. It is once. Setup costs $1,299.50.';
  expect(withKnownAmounts(text, new Set(['$299']))).toBe('Setup is $299. It is once.');
  expect(withKnownAmounts(text, new Set(['$3,000', '$1,299.50']))).toBe(
    'Agencies ask $3,000, we ask less. It is once. Setup costs $1,299.50.',
  );
});
