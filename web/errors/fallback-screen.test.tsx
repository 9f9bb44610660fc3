import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { noteAnswer } from '../browser/failed-request.ts';
import { FallbackScreen } from './fallback-screen.tsx';
import { ReferenceContext } from './reference.tsx';

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

test('a page that the server couldn’t render says the ID of its request', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReferenceContext value="7f0c1d6e93ab">
        <FallbackScreen />
      </ReferenceContext>
    </MemoryRouter>,
  );
  expect(page).toContain('Reference: <span data-reference="">7f0c1d6e93ab</span>');
});

test('in the browser it’s the ID of the failed request, and none once a request worked', () => {
  noteAnswer(new Response('', { status: 500, headers: { 'X-Request-Id': 'a1b2c3d4e5f6' } }));
  expect(screen()).toContain('Reference: <span data-reference="">a1b2c3d4e5f6</span>');
  noteAnswer(new Response('', { status: 200, headers: { 'X-Request-Id': 'a1b2c3d4e5f7' } }));
  expect(screen()).not.toContain('Reference');
});
