import { marked } from 'marked';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { linksIn, strangeLinks } from '../../tests/helpers/own-links.ts';
import { otherAmounts, prices, unwantedWords, usualWords, wordCount } from '../../tests/helpers/prose.ts';
import { filled } from '../filled.ts';
import { type Offer, offerWords } from '../offer.ts';
import { publicPagesFrom } from '../public-pages.ts';
import { articleText } from './article-text.ts';
import { type ArticleFile, articleBySlug, articlesFrom, articles as unfilled } from './articles.ts';

const articles = filled([...unfilled], usualWords);
const texts = articles.map(({ slug }): [string, string] => [slug, articleText(slug, usualWords)]);

const files = import.meta.glob<ArticleFile>('./*.md', { eager: true, import: 'default' });
const text = z.string().min(1);
const articleFile: z.ZodType<ArticleFile> = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text),
  published: z.iso.date(),
  summary: text,
  related: z.array(z.enum(articles.map(({ slug }) => slug))),
  body: text,
});

test.each(Object.entries(files))('%s has every field of an article and no other', (_, file) => {
  expect(articleFile.safeParse(file).error).toBeUndefined();
});

test('one more file is one more article: by its date in the list, and in the sitemap', () => {
  const value = files['./value-vs-price.md'] as ArticleFile;
  const all = articlesFrom({ ...files, './first-month.md': { ...value, title: 'Your first month', published: '2026-11-21' } });
  expect(all[0]).toMatchObject({ slug: 'first-month', head: { path: '/blog/first-month', title: 'Your first month' } });
  expect(publicPagesFrom({ articles: all, services: [], cities: [] }).map(({ path }) => path)).toContain('/blog/first-month');
});

test('every slug has one article, newest first, each under its own path', () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual([
    'disrupter-in-web-design',
    'roadmap-features',
    'seo-features',
    'speed-optimization',
    'value-vs-price',
    'website-security',
  ]);
  expect(articles.map(({ head }) => head.path)).toEqual(articles.map(({ slug }) => `/blog/${slug}`));
  const dates = articles.map(({ published }) => published);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(articleBySlug('seo-features')?.head.title).toContain('SEO');
  expect(articleBySlug('no-such-article')).toBeUndefined();
});

test('titles, descriptions and summaries are all different and of a fitting length', () => {
  const words = articles.flatMap(({ head, summary }) => [head.title, head.description, summary]);
  expect(new Set(words).size).toBe(words.length);
  const descriptions = articles.map(({ head }) => head.description);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(articles.filter(({ head }) => head.title.length > 60)).toEqual([]);
  expect(articles.filter(({ summary }) => !/^[^.!?]+\.$/.test(summary))).toEqual([]);
});

test('what to read next is two or more other articles', () => {
  const wrong = articles.filter(({ slug, related }) => new Set(related).size < 2 || related.includes(slug));
  expect(wrong).toEqual([]);
});

test.each(texts)('%s has 700 words or more under second-level headings, and begins with its answer', (_, text) => {
  expect(wordCount(text)).toBeGreaterThanOrEqual(700);
  const blocks = marked.lexer(text);
  expect(blocks[0]?.type).toBe('paragraph');
  const depths = blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
  expect(depths.length).toBeGreaterThanOrEqual(4);
  expect(depths.filter((depth) => depth !== 2)).toEqual([]);
  expect(blocks.some(({ type }) => type === 'list' || type === 'table')).toBe(true);
});

test.each(texts)('%s links to other pages of the site, and only to them', (slug, text) => {
  expect(strangeLinks(text)).toEqual([]);
  const links = linksIn(text);
  expect(new Set(links).size).toBeGreaterThanOrEqual(3);
  expect(links).not.toContain(`/blog/${slug}`);
});

test.each(texts)('%s holds no HTML, no hype and US spelling', (_, text) => {
  const raw: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'html') raw.push(token.raw);
  });
  expect(raw).toEqual([]);
  expect(unwantedWords(text)).toEqual([]);
});

/** Amounts that aren't our prices: what agencies charge, and the amounts of worked examples. */
const otherSums = ['$3,000', '$5,000', '$120', '$720', '$30', '$40', '$800'];

test.each(texts)('%s names our prices as the settings have them', (_, text) => {
  expect(otherAmounts(text).filter((amount) => !otherSums.includes(amount))).toEqual([]);
});

test('the article on the price adds up the first, a later, and three years', () => {
  const text = articleText('value-vs-price', usualWords);
  for (const amount of Object.values(prices)) expect(text).toContain(amount);
});

test('its worked example follows the prices', () => {
  const at = (offer: Partial<Offer>) => articleText('value-vs-price', offerWords({ ...usualWords, ...offer }));
  expect(at({})).toContain('the first year takes six jobs: 6 x $120 = $720. The second year takes three. If');
  expect(at({})).toContain('the first year takes 22 of them');
  const dearer = at({ setupCents: 120_050, monthlyCents: 10_100 });
  expect(dearer).toContain('the first year takes 21 jobs: 21 x $120 = $2,520. The second year takes 11. If');
  expect(dearer).toContain('the first year takes 81 of them');
  expect(at({ setupCents: 5_000, monthlyCents: 100 })).toContain('the first year takes one job: 1 x $120 = $120');
});
