import { expect, test } from 'vitest';
import { articleText } from '../../content/articles/article-text.ts';
import { articles } from '../../content/articles/articles.ts';
import { faqGroups } from '../../content/faq/faq.ts';
import { headingAnchor } from '../../content/heading-anchor.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { ownTerms } from '../../content/legal/terms.ts';
import { offerWords } from '../../content/offer.ts';
import { isOwnPage, strangeLinks } from '../../tests/helpers/own-links.ts';
import { articleHtml } from '../../web/visitor/blog/article-html.ts';
import { defaultSettings } from '../settings/schema.ts';
import { collectKnowledge } from './knowledge.ts';
import { sentencesOf } from './sentences.ts';

const settings = defaultSettings();
const knowledge = await collectKnowledge(settings);
const everything = [...knowledge.passages, ...knowledge.cities.flatMap((city) => [city.lead, ...city.passages])];

test('passages come from every part of our pages', () => {
  expect(new Set(everything.map(({ source }) => source))).toEqual(
    new Set(['faq', 'company', 'service', 'about', 'article', 'legal', 'city']),
  );
});

test('every passage says something and leads to one of our pages', () => {
  expect(everything.map(({ path }) => path).filter((path) => !isOwnPage(path))).toEqual([]);
  expect(everything.flatMap(({ text }) => strangeLinks(text))).toEqual([]);
  expect(everything.filter(({ title, text }) => title.trim() === '' || !/[.?!:”)]$/.test(text))).toEqual([]);
});

test('every anchor exists on its page', () => {
  const anchors = new Set([
    ...faqGroups(settings).flatMap(({ questions }) => questions.map(({ id }) => `/faq#${id}`)),
    ...articles.flatMap(({ slug, head }) =>
      articleHtml(articleText(slug, offerWords(settings))).headings.map(({ id }) => `${head.path}#${id}`),
    ),
    ...ownTerms()[0].sections.map(({ heading }) => `/terms#${headingAnchor(heading)}`),
    ...privacy.sections.map(({ heading }) => `/privacy#${headingAnchor(heading)}`),
  ]);
  expect(everything.map(({ path }) => path).filter((path) => path.includes('#') && !anchors.has(path))).toEqual([]);
});

test('passages are prose: no markup but links, no leftovers of a list or table', () => {
  const plain = everything.map(({ text }) => text.replace(/\[[^\]]+\]\(\/[^)]*\)/g, ''));
  expect(plain.filter((text) => /\*\*|`|\]\(|&\w+;|\|/.test(text))).toEqual([]);
});

test('every passage has the prices and hours that are set, and none is left out for them', async () => {
  const other = await collectKnowledge({
    ...settings,
    setupCents: 41_150,
    monthlyCents: 3_300,
    draftHours: 36,
    editDueHours: 70,
    editLateHours: 77,
    supportDays: '123456',
    supportClose: '20:00',
    officeOpen: '08:30',
  });
  const passages = [...other.passages, ...other.cities.flatMap((city) => [city.lead, ...city.passages])];
  // The terms are what buyers accepted, whatever is set today.
  const texts = passages
    .filter(({ path }) => !path.startsWith('/terms'))
    .flatMap(({ title, text, keywords = '' }) => [title, text, keywords]);
  expect(texts.filter((text) => /\$299|\$29\b|\$647|24[ -]hour|48 hours|10am-6pm|Mon-Fri 9-6|[{}]/.test(text))).toEqual([]);
  const sentences = (list: typeof passages) => list.map(({ text }) => sentencesOf(text).length);
  expect(sentences(passages)).toEqual(sentences(everything));
  expect(texts.some((text) => text.includes('Mon-Sat 10am-8pm, Eastern Time'))).toBe(true);
  expect(texts.some((text) => text.includes('$411.50 once and $33 a month'))).toBe(true);
});
