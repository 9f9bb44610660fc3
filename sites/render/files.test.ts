import { expect, test } from 'vitest';
import { fileNameOf, hashOf, type SiteFiles } from './files.ts';

const file = (body: string) => ({ body: Buffer.from(body), type: 'text/html', cache: 'page' as const });

test('the hash does not depend on the order of files, but on every path and byte', () => {
  const site: SiteFiles = new Map([
    ['/', file('home')],
    ['/about', file('about')],
  ]);
  const turned: SiteFiles = new Map([...site].reverse());
  expect(hashOf(turned)).toBe(hashOf(site));
  expect(hashOf(site)).toMatch(/^[0-9a-f]{64}$/);
  expect(
    hashOf(
      new Map([
        ['/', file('home')],
        ['/about', file('about!')],
      ]),
    ),
  ).not.toBe(hashOf(site));
  expect(
    hashOf(
      new Map([
        ['/', file('home')],
        ['/us', file('about')],
      ]),
    ),
  ).not.toBe(hashOf(site));
});

test.each([
  ['/', 'index.html'],
  ['/services', 'services/index.html'],
  ['/blog/frozen-pipes', 'blog/frozen-pipes/index.html'],
  ['/404', '404.html'],
  ['/thanks/contact', 'thanks/contact/index.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/art/0a1b.svg', 'art/0a1b.svg'],
])('%s is kept as %s', (path, name) => {
  expect(fileNameOf(path)).toBe(name);
});
