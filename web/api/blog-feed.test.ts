import { expect, test } from 'vitest';
import { articles } from '../../content/articles/articles.ts';
import { offerWords } from '../../content/offer.ts';
import { defaultSettings } from '../../domain/settings/schema.ts';
import { blogFeed } from './blog-feed.ts';

const feed = blogFeed('https://sunup.test', offerWords(defaultSettings()));
const all = (tag: string) => [...feed.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('every article is in the feed once, newest first, under its own address', () => {
  expect(all('guid')).toEqual(articles.map(({ head }) => `https://sunup.test${head.path}`));
  const days = all('pubDate').map((date) => new Date(date ?? '').toISOString().slice(0, 10));
  expect(days).toEqual(articles.map(({ published }) => published));
  expect(days).toEqual(days.toSorted().toReversed());
});

test('the feed is well-formed: what XML reserves is escaped, and every tag is closed', () => {
  expect(feed.replaceAll(/&(?:amp|lt|gt);/g, '')).not.toContain('&');
  const open: string[] = [];
  for (const [, slash, name, self] of feed.matchAll(/<(\/?)([a-z:]+)[^>]*?(\/?)>/gi)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? '');
  }
  expect(open).toEqual([]);
});
