import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedWords } from './marked-words.tsx';

const shown = (words: string, found: string) =>
  renderToStaticMarkup(<MarkedWords found={found}>{words}</MarkedWords>)
    .replace(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']');

test.each([
  ['Booking, then booking.', 'BOOK', '[Book]ing, then [book]ing.'],
  ['It is 100% (sure).', '(sure)', 'It is 100% [(sure)].'],
  ['Nothing here', 'else', 'Nothing here'],
  ['a.b', '.', 'a[.]b'],
  ['Words', '', 'Words'],
])('in %j, %j is marked', (words, found, marked) => {
  expect(shown(words, found)).toBe(marked);
});
