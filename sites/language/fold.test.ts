import { expect, test } from 'vitest';
import { fold, hasPhrase, singular } from './fold.ts';

test.each([
  ['Tío Beto’s HVAC', 'tio betos hvac'],
  ['  Heating & Cooling, LLC ', 'heating cooling llc'],
  ['U-Pick', 'u pick'],
  ['PLOMERÍA', 'plomeria'],
  ['Quinceañera', 'quinceanera'],
  ['24/7', '24 7'],
  ['日本', ''],
  ['', ''],
])('%s is compared as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test.each([
  ['leak repair', 'leak repair', true],
  ['water leak repairs', 'leak repair', true],
  ['two hot lunches', 'hot lunch', true],
  ['leaky repair', 'leak repair', false],
  ['sleek leak', 'leak', true],
  ['sleek', 'leek', false],
  ['ac repair', 'ac', true],
  ['vacuum', 'ac', false],
  ['cuts and cut', 'cut', true],
  ['haircut', 'cut', false],
  ['', 'cut', false],
])('"%s" has the phrase "%s": %s', (text, phrase, found) => {
  expect(hasPhrase(text, phrase)).toBe(found);
});

test.each([
  ['bakeries', 'bakery'],
  ['churches', 'church'],
  ['brushes', 'brush'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ['plumbers', 'plumber'],
  ['cafes', 'cafe'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ['plumber', 'plumber'],
])('%s is one %s', (several, one) => {
  expect(singular(several)).toBe(one);
});
