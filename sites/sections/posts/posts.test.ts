import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import type { PostsProps } from './schema.ts';

const own = (text: string) => {
  const business = { name: 'Sol Obras', trade: 'albañil', description: 'Hacemos bardas.', phone: '208-555-0148' };
  const pages = ['home', 'about', 'services', 'blog', 'contact'];
  const { brief } = must(readBrief({ business, pages, language: 'es', details: { blog: [{ title: 'Sobre bardas', text }] } }));
  const made = compose({ brief, seed: 1, photos: [] }).pages;
  const list = made.find(({ path }) => path === '/blog')?.sections.find(({ kind }) => kind === 'posts')?.props as PostsProps;
  return { item: list.items[0], paths: made.map(({ path }) => path) };
};

test('a short post is said whole in the list, and a longer one has its own page', () => {
  const short = own('La tierra se mueve. Por eso escarbamos.\n\nUn metro basta');
  expect(short.item).toMatchObject({ text: { text: 'La tierra se mueve. Por eso escarbamos. Un metro basta.' } });
  expect(short.item?.path).toBeUndefined();
  expect(short.paths).not.toContain('/blog/sobre-bardas');
  const long = own('La tierra se mueve cada invierno. '.repeat(7));
  expect(long.item?.path).toBe('/blog/sobre-bardas');
  expect(long.paths).toContain('/blog/sobre-bardas');
});

function blogOf(description: string, trade = 'gym'): string {
  const business = { name: 'Iron Corner', trade, description, phone: '208-555-0148' };
  const { brief } = must(readBrief({ business, pages: ['home', 'about', 'services', 'blog', 'contact'] }));
  const posts = [1, 2, 3, 4].flatMap((seed) => compose({ brief, seed, photos: [] }).pages.filter(({ path }) => path.startsWith('/blog/')));
  expect(posts.length).toBeGreaterThan(3);
  return [...JSON.stringify(posts).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('\n');
}

test('guides say nothing of what the business says it doesn’t have', () => {
  expect(blogOf('A gym with free weights. We have mirrors.')).toContain('mirror');
  expect(blogOf('A gym with free weights. No mirrors, no machines.')).not.toMatch(/mirror|machine/i);
});

test.each([
  ['roofer', 'No roof leak gets past us.'],
  ['roofer', 'No roof is too steep.'],
  ['plumber', 'We never send a plumber alone.'],
])('a %s who says “%s” has guides', (trade, said) => {
  expect(blogOf(`We work in Boise. ${said}`, trade)).not.toBe('');
});
