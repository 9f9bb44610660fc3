import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const html = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkedText>{text}</LinkedText>
    </MemoryRouter>,
  );

test('links become links, and the words around them stay', () => {
  const text = 'The [terms](/terms) say so, and [How It Works](/about#clock) shows it.';
  expect(html(text).replaceAll(' data-discover="true"', '')).toBe(
    'The <a href="/terms">terms</a> say so, and <a href="/about#clock">How It Works</a> shows it.',
  );
});

test('a text without links is left alone, and nothing in it is markup', () => {
  expect(html('5 < 6 [sic] & so on')).toBe('5 &lt; 6 [sic] &amp; so on');
});
