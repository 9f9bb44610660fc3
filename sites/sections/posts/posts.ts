import type { Line } from '../../document/document.ts';
import { fromBrief, neutral } from '../../document/lines.ts';
import { contentWords } from '../../language/alike.ts';
import { uniqueSlugs } from '../../language/phrases.ts';
import { sentences, wordCount } from '../../language/sentences.ts';
import { shuffled } from '../../scenes/shuffled.ts';
import type { Guide } from '../../trades/trades.ts';
import { deniedWords, mentions } from '../../writer/claims/denied-words.ts';
import type { PageContext } from '../../writer/context.ts';
import type { ArticleProps } from '../article/schema.ts';

/** A blog post as the site shows it. */
export interface Post {
  title: Line;
  slug: string;
  answer: Line;
  blocks: ArticleProps['blocks'];
  /** Name of the service it belongs to. */
  service?: string | undefined;
}

/** The owner's posts that have text, then guides of the trade until there are three. */
export function postsOf(context: PageContext): Post[] {
  const own = (context.brief.details?.blog ?? []).flatMap(({ title, text }, index) => (text ? [ownPost(title, text, index)] : []));
  const guides = guidesFor(context, Math.max(0, 3 - own.length)).map((guide) => guidePost(context, guide));
  const posts = [...own, ...guides].slice(0, 6);
  const slugs = uniqueSlugs(
    posts.map(({ title }) => title.text),
    'post',
  );
  return posts.map((post, index) => ({ ...post, slug: slugs[index] ?? `post-${index}` }));
}

/** Fewest words of a post with a page of its own. The list of posts says a shorter one whole. */
const leastOnPage = 40;

export function hasOwnPage({ answer, blocks }: Post): boolean {
  const texts = [answer, ...blocks.flatMap(({ paragraphs }) => paragraphs)];
  return texts.reduce((sum, { text }) => sum + wordCount(text), 0) >= leastOnPage;
}

/** The owner's text: its first paragraph comes first, the rest follows. */
function ownPost(title: string, text: string, index: number): Post {
  const field = `details.blog.${index}.text`;
  const paragraphs = text
    .split(/\n{2,}/)
    .flatMap((paragraph) => shortEnough(paragraph.replace(/\n/g, ' ').trim()))
    .filter(Boolean);
  const [first = title, ...rest] = paragraphs.length > 1 ? paragraphs : opened(paragraphs[0] ?? title);
  return {
    title: fromBrief(title, `details.blog.${index}.title`),
    slug: '',
    answer: fromBrief(first, field),
    blocks: rest.length > 0 ? [{ paragraphs: rest.map((paragraph) => fromBrief(paragraph, field)) }] : [],
  };
}

/** A single paragraph as its first sentence and the rest. */
function opened(paragraph: string): string[] {
  const [first = paragraph, ...rest] = sentences(paragraph);
  return rest.length > 0 ? [first, rest.join(' ')] : [first];
}

/** A line holds 4,000 characters; longer paragraphs are split between sentences. */
function shortEnough(paragraph: string): string[] {
  if (paragraph.length <= 3000) return [paragraph];
  const parts: string[] = [''];
  for (const sentence of sentences(paragraph).flatMap((text) => text.match(/.{1,3000}/gs) ?? [])) {
    const last = parts.length - 1;
    if ((parts[last] ?? '').length + sentence.length > 3000) parts.push(sentence);
    else parts[last] = `${parts[last]} ${sentence}`.trim();
  }
  return parts;
}

/** Guides that no live neighbor shows, in an order by seed; those of neighbors only if there are no others. */
function guidesFor(context: PageContext, count: number): Guide[] {
  const { seed, neighborGuides } = context;
  const guides = shuffled(`${seed}:guides`, fittingGuides(context)).map((guide) => edition(guide, seed));
  const isNew = ({ titles }: Guide) => !titles.some((title) => neighborGuides.has(title));
  return [...guides.filter(isNew), ...guides.filter((guide) => !isNew(guide))].slice(0, count);
}

/** The trade's guides without what the business says it doesn't have or do. English only. */
export function fittingGuides({ brief, kind, language }: Pick<PageContext, 'brief' | 'kind' | 'language'>): Guide[] {
  if (language !== 'en') return [];
  const offered = offeredWords(brief);
  const denied = new Set([...deniedWords(ownTexts(brief).join('\n'))].filter((word) => !offered.has(word)));
  return (kind.trade?.guides ?? []).flatMap((guide) => withoutDenied(guide, denied) ?? []);
}

/** Words of the trade and of services. A business doesn't deny what it offers, except in names such as 'Bleach-free wash'. */
function offeredWords({ business, services = [] }: PageContext['brief']): Set<string> {
  const names = services.map(({ name }) => name).filter((name) => !/\b(?:no|non|without|free)\b/i.test(name));
  return contentWords([business.trade, ...names].join(' '));
}

/** What the owner says of the business, where 'no mirrors' tells what not to write about. */
function ownTexts({ business, services = [] }: PageContext['brief']): string[] {
  return [business.tagline, business.description, ...services.map(({ description }) => description)].filter((text) => text !== undefined);
}

/** Fewest words and blocks of a post. */
const least = { words: 400, blocks: 3 };

/** A guide without the blocks about what the business says it doesn't have or do. None if that's what the guide is about. */
function withoutDenied(guide: Guide, denied: ReadonlySet<string>): Guide | undefined {
  if ([...guide.titles, guide.answer].some((text) => mentions(text, denied))) return undefined;
  const blocks = guide.blocks.filter(({ heading, paragraphs }) => ![heading, ...paragraphs].some((text) => mentions(text, denied)));
  return isLongEnough(guide.answer, blocks) ? { ...guide, blocks } : undefined;
}

function isLongEnough(answer: string, blocks: Guide['blocks']): boolean {
  const texts = [answer, ...blocks.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
  return blocks.length >= least.blocks && texts.reduce((sum, text) => sum + wordCount(text), 0) >= least.words;
}

/** A guide without some of its blocks, by the seed, as far as it stays long enough. */
function edition(guide: Guide, seed: number): Guide {
  let blocks = guide.blocks;
  for (const block of shuffled(`${seed}:${guide.titles[0]}:blocks`, guide.blocks)) {
    const shorter = blocks.filter((other) => other !== block);
    if (isLongEnough(guide.answer, shorter)) blocks = shorter;
  }
  return { ...guide, blocks };
}

function guidePost({ seed }: PageContext, { titles, answer, blocks, service }: Guide): Post {
  const [title = ''] = shuffled(`${seed}:title`, titles);
  return {
    title: neutral(title),
    slug: '',
    answer: neutral(answer),
    blocks: blocks.map(({ heading, paragraphs }) => ({ heading: neutral(heading), paragraphs: paragraphs.map(neutral) })),
    service,
  };
}
