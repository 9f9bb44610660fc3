import { expect, test } from 'vitest';
import { isOwnPage, linksIn, strangeLinks } from './own-links.ts';

test.each(['/', '/#picker', '/faq#refund', '/portal', '/blog/seo-features', '/locations/boise'])('%s is one of our pages', (href) => {
  expect(isOwnPage(href)).toBe(true);
});

test.each(['/nothing-here', '/blog/no-such-article', '/locations/atlantis', 'https://evil.test/', '//evil.test/faq', 'faq', ''])(
  '%j is none',
  (href) => {
    expect(isOwnPage(href)).toBe(false);
  },
);

test('links are found anywhere in a text', () => {
  expect(linksIn('A [question](/faq).\n\n- [or](/nothing-here) two\n')).toEqual(['/faq', '/nothing-here']);
  expect(strangeLinks('A [question](/faq) [or](/nothing-here) two')).toEqual(['/nothing-here']);
});
