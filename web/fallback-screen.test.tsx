import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FallbackScreen } from './fallback-screen.tsx';

const screen = (sentence?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/booking?topic=moving']}>
      <FallbackScreen sentence={sentence} />
    </MemoryRouter>,
  );

test('a page that the database was too slow for can be opened again, with its query', () => {
  expect(screen('Please try again in a moment.')).toMatch(/<a [^>]*href="\/booking\?topic=moving"[^>]*>Try again<\/a>/);
});

test('a page that failed for another reason offers the homepage alone', () => {
  expect(screen()).toContain('Go to Homepage');
  expect(screen()).not.toContain('Try again');
});
