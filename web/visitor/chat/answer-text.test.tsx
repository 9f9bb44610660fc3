import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AnswerText text={text} onLeave={() => undefined} />
    </MemoryRouter>,
  );

test('paragraphs and links to our own pages are shown as such', () => {
  const html = shown('It is $299.\n\nMore: [Price](/faq#price), [Terms](/terms)');
  expect(html.match(/<p /g)).toHaveLength(2);
  expect(html).toContain('href="/faq#price"');
  expect(html).toContain('href="/terms"');
});

test.each([
  '[click](https://evil.example)',
  '[click](//evil.example)',
  '[click](/\\evil.example)',
  '[click](javascript:alert(1))',
  '[click](data:text/html,x)',
])('%s is no link', (text) => {
  const html = shown(text);
  expect(html).not.toContain('href');
  expect(html).toContain('click');
});

test('markup in an answer is text', () => {
  expect(shown('<img src=x onerror=alert(1)> [<b>x</b>](/faq)')).not.toMatch(/<img|<b>/);
});

test('an unfinished link is text until it is whole', () => {
  expect(shown('More: [Pri')).toContain('More: [Pri');
});
