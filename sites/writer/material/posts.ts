import type { Line } from '../../document.ts';
import type { ArticleProps } from '../../sections/article/schema.ts';
import type { Guide } from '../../trades/pack.ts';
import type { PageContext } from '../context.ts';
import { cheapestFirst } from '../neighbors.ts';
import { fromBrief, neutral } from '../words/lines.ts';
import { uniqueSlugs } from '../words/phrases.ts';
import { sentences, wordCount } from '../words/sentences.ts';
import { spareWords } from '../words/spare-words.ts';
import { shuffled } from '../words/words.ts';

/** A blog post as the site shows it. */
export interface Post {
  title: Line;
  slug: string;
  answer: Line;
  blocks: ArticleProps['blocks'];
  /** Words that find the service it belongs to. */
  about: string;
}

/** The owner's posts that have text, then the trade's guides until there are at least three. */
export function postsOf(context: PageContext): Post[] {
  const own = (context.brief.details?.blog ?? []).flatMap(({ title, text }, index) => (text ? [ownPost(context, title, text, index)] : []));
  const guides = guidesFor(context, Math.max(0, 3 - own.length)).map((guide) => guidePost(context, guide));
  const posts = [...own, ...guides].slice(0, 6);
  const slugs = uniqueSlugs(
    posts.map(({ title }) => title.text),
    'post',
  );
  return posts.map((post, index) => ({ ...post, slug: slugs[index] ?? `post-${index}` }));
}

/** The owner's text as written: its first paragraph comes first, the rest follows. */
function ownPost({ words }: PageContext, title: string, text: string, index: number): Post {
  const field = `details.blog.${index}.text`;
  const paragraphs = text
    .split(/\n{2,}/)
    .flatMap((paragraph) => shortEnough(paragraph.replace(/\n/g, ' ').trim()))
    .filter(Boolean);
  const [first = title, ...rest] = paragraphs.length > 1 ? paragraphs : opened(paragraphs[0] ?? title);
  const body = rest.length > 0 ? rest.map((paragraph) => fromBrief(paragraph, field)) : [words.line(`post-${index}`, spareWords.postLead)];
  words.reserve(title);
  return {
    title: fromBrief(title, `details.blog.${index}.title`),
    slug: '',
    answer: fromBrief(first, field),
    blocks: [{ paragraphs: body }],
    about: title.toLowerCase(),
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

/** The set of guides that neighbors show least; it is chosen as a whole, since guides are most of what a blog says. */
function guidesFor(context: PageContext, count: number): Guide[] {
  const { words, pack, seed } = context;
  const sets = subsets(
    shuffled(`${seed}:guides`, pack.guides).map((guide) => edition(context, guide)),
    count,
  );
  const [best = []] = cheapestFirst(sets, (guides) => words.cost(guides.flatMap(guideTexts)));
  return words.pick('guides', best, count, guideTexts);
}

/** Every choice of `count` items, in the order of the list. */
function subsets<T>(items: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** Fewest words and blocks of a post. */
const least = { words: 400, blocks: 3 };

/** A guide without the blocks that neighbors show, or by the seed without some others, as far as it stays long enough. */
function edition({ words, seed }: PageContext, guide: Guide): Guide {
  const order = shuffled(`${seed}:${guide.service}:blocks`, guide.blocks);
  const costly = cheapestFirst(order, (block) => words.cost(blockTexts(block))).reverse();
  let blocks = guide.blocks;
  for (const block of costly) {
    const shorter = blocks.filter((other) => other !== block);
    const count = guideTexts({ ...guide, blocks: shorter }).reduce((sum, text) => sum + wordCount(text), 0);
    if (shorter.length >= least.blocks && count >= least.words) blocks = shorter;
  }
  return { ...guide, blocks };
}

function guideTexts({ answer, blocks }: Guide): string[] {
  return [answer, ...blocks.flatMap(blockTexts)];
}

function blockTexts({ heading, paragraphs }: Guide['blocks'][number]): string[] {
  return [heading, ...paragraphs];
}

function guidePost({ words }: PageContext, guide: Guide): Post {
  const lines = (texts: string[]) => texts.flatMap((text) => words.phrase(text) ?? []);
  return {
    title: words.heading(`guide-${guide.service}`, guide.title, guide.title),
    slug: '',
    answer: words.phrase(guide.answer) ?? neutral(guide.answer),
    blocks: guide.blocks
      .map(({ heading, paragraphs }) => ({ heading: words.phrase(heading) ?? neutral(heading), paragraphs: lines(paragraphs) }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    about: guide.service,
  };
}
