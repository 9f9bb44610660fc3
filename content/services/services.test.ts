import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { strangeLinks } from '../../tests/helpers/own-links.ts';
import { otherAmounts, unwantedWords, usualWords, wordCount } from '../../tests/helpers/prose.ts';
import { articles } from '../articles/articles.ts';
import { filled } from '../filled.ts';
import { publicPagesFrom } from '../public-pages.ts';
import type { Service, ServiceFile } from './service.ts';
import { serviceBySlug, servicesFrom, services as unfilled } from './services.ts';

const services = filled([...unfilled], usualWords);
const each = services.map((service): [string, Service] => [service.slug, service]);

const files = import.meta.glob<ServiceFile>('./*.yaml', { eager: true, import: 'default' });
const text = z.string().min(1);
const isPicture = (file: string) => existsSync(`public/pictures/${file}`);
const parts = z.array(z.strictObject({ title: text, text }));
const serviceFile: z.ZodType<ServiceFile> = z.strictObject({
  order: z.int(),
  name: text,
  head: z.strictObject({ title: text, description: text, keywords: z.array(text) }),
  headline: text,
  lead: text,
  priceLine: text,
  charged: z.enum(['once', 'monthly']),
  example: z.union([
    z.strictObject({ caption: text, page: z.strictObject({ file: z.string().refine(isPicture), height: z.int(), alt: text }) }),
    z.strictObject({ caption: text, result: z.strictObject({ address: text, title: text, description: text }) }),
    z.strictObject({ caption: text, files: z.array(text) }),
    z.strictObject({ caption: text, request: z.strictObject({ words: text, now: text, after: text, button: text }) }),
  ]),
  included: parts,
  notIncluded: z.array(text),
  how: parts,
  questions: z.array(z.strictObject({ question: text, answer: text })),
  articles: z.array(z.enum(articles.map(({ slug }) => slug))),
});

test.each(Object.entries(files))('%s has every field of a service and no other', (_, file) => {
  expect(serviceFile.safeParse(file).error).toBeUndefined();
});

test('one more file is one more service: in its place in the list and in the sitemap', () => {
  const hosting = files['./web-hosting.yaml'] as ServiceFile;
  const all = servicesFrom({ ...files, './photography.yaml': { ...hosting, order: 1.5, name: 'Photography' } });
  expect(all[1]).toMatchObject({ slug: 'photography', name: 'Photography', head: { path: '/services/photography' } });
  expect(publicPagesFrom({ articles: [], services: all, cities: [] }).map(({ path }) => path)).toContain('/services/photography');
});

test('the services of the specification, in its order, each under its own path', () => {
  expect(services.map(({ slug }) => slug)).toEqual([
    'website-design',
    'seo-optimization',
    'web-hosting',
    'maintenance-support',
    'ecommerce-setup',
  ]);
  expect(services.map(({ head }) => head.path)).toEqual(services.map(({ slug }) => `/services/${slug}`));
  expect(serviceBySlug('web-hosting')?.name).toBe('Web hosting');
  expect(serviceBySlug('no-such-service')).toBeUndefined();
});

test('titles, descriptions, headlines and leads are all different and of a fitting length', () => {
  const words = services.flatMap(({ head, headline, lead }) => [head.title, head.description, headline, lead]);
  expect(new Set(words).size).toBe(words.length);
  const descriptions = services.map(({ head }) => head.description);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(services.filter(({ head }) => head.title.length > 60)).toEqual([]);
});

test('no question is asked on two pages', () => {
  const questions = services.flatMap((service) => service.questions.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
});

test.each(each)('%s says what is included, what is not, how it goes and what it costs', (_, service) => {
  expect(service.included.length).toBeGreaterThanOrEqual(6);
  expect(service.included.length).toBeLessThanOrEqual(8);
  expect(service.notIncluded.length).toBeGreaterThanOrEqual(3);
  expect(service.notIncluded.length).toBeLessThanOrEqual(5);
  expect(service.how.length).toBeGreaterThanOrEqual(3);
  expect(service.how.length).toBeLessThanOrEqual(5);
  expect(service.questions.length).toBeGreaterThanOrEqual(4);
  expect(service.questions.length).toBeLessThanOrEqual(5);
  expect(service.priceLine).toMatch(/\$299|\$29 a month/);
  expect(new Set(service.articles).size).toBeGreaterThanOrEqual(2);
});

test.each(each)('%s has 500 words or more, without hype, in US spelling', (_, service) => {
  const text = textsOf(service).join('\n');
  expect(wordCount(text)).toBeGreaterThanOrEqual(500);
  expect(unwantedWords(text)).toEqual([]);
  expect(otherAmounts(text)).toEqual([]);
});

test.each(each)('%s links from answers only, and only to our own pages', (_, service) => {
  expect(service.questions.flatMap(({ answer }) => strangeLinks(answer))).toEqual([]);
  const answers = new Set(service.questions.map(({ answer }) => answer));
  expect(textsOf(service).filter((text) => text.includes('](') && !answers.has(text))).toEqual([]);
});

/** Everything that a visitor reads on the page. */
function textsOf({ headline, lead, priceLine, included, notIncluded, how, questions }: Service): string[] {
  return [
    headline,
    lead,
    priceLine,
    ...[...included, ...how].flatMap(({ title, text }) => [title, text]),
    ...notIncluded,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}
