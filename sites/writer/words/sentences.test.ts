import { expect, test } from 'vitest';
import { cutAtWord, fitting, sentences } from './sentences.ts';

test.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four.']],
  ['We serve St. George and Mt. Airy. Call Dr. Ames.', ['We serve St. George and Mt. Airy.', 'Call Dr. Ames.']],
  ['Open 9 a.m. to 5 p.m. daily', ['Open 9 a.m. to 5 p.m. daily.']],
  ['First line\nsecond line', ['First line.', 'second line.']],
  ['She said “come in.” We did.', ['She said “come in.”', 'We did.']],
  ['x', ['x.']],
])('%j', (text, found) => {
  expect(sentences(text)).toEqual(found);
});

test('whole sentences while they fit, the first always', () => {
  expect(fitting(['One two three.', 'Four.', 'Five six.'], 20)).toEqual(['One two three.', 'Four.']);
  expect(fitting(['A sentence that is too long.'], 5)).toHaveLength(1);
});

test('a cut falls between words', () => {
  expect(cutAtWord('A cut falls between words, always', 20)).toBe('A cut falls between…');
  expect(cutAtWord('Short', 20)).toBe('Short');
});
