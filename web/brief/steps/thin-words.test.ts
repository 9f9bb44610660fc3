import { expect, test } from 'vitest';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { filledWords, thinWords } from './thin-words.ts';

const thin: ThinPage = { page: 'services', words: { count: 38, fewest: 80 }, questions: [], fills: true, instead: [] };

test('a thin page says how many words it would have, and how many answers fill it', () => {
  expect(thinWords(thin, 2)).toBe('Your services page would have 38 words. Two answers would fill it:');
  expect(thinWords(thin, 1)).toBe('Your services page would have 38 words. One answer would fill it:');
  expect(thinWords({ ...thin, page: 'faq', fills: false }, 3)).toBe('Your FAQ page would have 38 words. These answers would help:');
  expect(thinWords(thin, 0)).toBe('Your services page would have 38 words.');
  expect(thinWords({ ...thin, page: 'home', grows: true }, 0)).toBe(
    'Your home page would have 38 words. It grows with your answers for the other pages.',
  );
});

test('a page that repeats the prices says so, and an empty one says what’s in its place', () => {
  expect(thinWords({ ...thin, repeats: true }, 2)).toBe('Your services page would only repeat your prices. Two answers would fill it:');
  const { words: _, ...empty } = thin;
  expect(thinWords({ ...empty, page: 'gallery', becomes: 'contact' }, 0)).toBe(
    'It needs at least three photos that we may show. Until then, your site has Contact in its place.',
  );
});

test('a filled page says its words', () => {
  expect(filledWords('about', 96)).toBe('Your about page would have 96 words now. That fills it.');
});
