import { ended, withoutEnd } from '../../text/text-end.ts';
import type { Line, Picture } from '../document/document.ts';
import { computed } from '../document/lines.ts';
import { saysSubject } from '../interview/answers.ts';
import { sentences, wordCount } from '../language/sentences.ts';
import type { AreaProps } from '../sections/area/schema.ts';
import type { CallProps } from '../sections/call/schema.ts';
import type { FaqProps } from '../sections/faq/schema.ts';
import type { IntroProps } from '../sections/intro/schema.ts';
import type { PricesProps } from '../sections/prices/schema.ts';
import type { ProofProps } from '../sections/proof/schema.ts';
import type { StoryProps } from '../sections/story/schema.ts';
import type { PageContext, SectionDraft } from '../writer/context.ts';
import { tradeAndPlace } from '../writer/words/titles.ts';

interface Lone {
  /** From how many entries a section of the kind stands by itself. */
  fewest: number;
  /** How many it has. */
  entries: (props: never, context: PageContext) => number;
  /** What it says, as one line of running text. */
  line: (props: never, context: PageContext) => Line | undefined;
}

/**
 * A band, box or table for one line looks like an empty page. With fewer entries than these, a section joins a neighbor. The story is last: it
 * may have taken in another.
 */
const kinds: Record<string, Lone> = {
  faq: { fewest: 2, entries: ({ groups }: FaqProps) => groups.flatMap(({ items }) => items).length, line: answerOf },
  proof: { fewest: 2, entries: ({ items }: ProofProps) => items.length, line: recordOf },
  prices: { fewest: 2, entries: ({ groups }: PricesProps) => groups.flatMap(({ items }) => items).length, line: priceOf },
  area: {
    fewest: 2,
    entries: ({ places, address, directions }: AreaProps) => places.length + address.length + (directions ? 1 : 0),
    line: placeOf,
  },
  story: {
    fewest: 12,
    entries: wordsToldAtHome,
    line: ({ paragraphs }: StoryProps) => (paragraphs.length === 1 ? paragraphs[0] : undefined),
  },
};

/** Characters of a line that a neighbor has room for, and of all that one takes in. */
const longest = 170;

/** A page's sections, those with too little to stand by themselves as a line of a neighbor. One that no neighbor has room for stays. */
export function joinLone(drafts: SectionDraft[], context: PageContext): SectionDraft[] {
  return Object.entries(kinds).reduce((page, [name, { line: lineOf }]) => {
    const lone = page.filter((section) => section.kind === name && isLone(section, context));
    return lone.reduce((left, section) => withoutLone(left, section, lineOf(section.props as never, context), context), page);
  }, drafts);
}

/**
 * True if a section has too little to stand by itself. What a page is for does, such as the questions of the FAQ page, and so does whatever
 * has one of the owner's photos, which would go with it.
 */
export function isLone({ kind, place, props }: SectionDraft, context: PageContext): boolean {
  const lone = kinds[kind];
  const hasPhoto = (props as { picture?: Picture }).picture?.kind === 'photo';
  return (
    lone !== undefined && kind !== context.page && place === undefined && !hasPhoto && lone.entries(props as never, context) < lone.fewest
  );
}

function withoutLone(page: SectionDraft[], lone: SectionDraft, line: Line | undefined, context: PageContext): SectionDraft[] {
  if (!line || line.text.length > longest) return page;
  const others = page.filter((section) => section !== lone);
  return withLine(others, line, context) ?? page;
}

/** The sections with a line more: in the story, else below the page's heading, else above the buttons at its end. */
function withLine(page: SectionDraft[], line: Line, context: PageContext): SectionDraft[] | undefined {
  const plain = tradeAndPlace(context).text;
  const joins: ((section: SectionDraft) => unknown)[] = [
    ({ kind, props }) => (kind === 'story' && line.text !== plain ? withParagraph(props as StoryProps, line) : undefined),
    ({ kind, props }) => {
      const { lead, ...intro } = props as IntroProps;
      if (lead && line.text === plain) return kind === 'intro' ? props : undefined;
      const joined = kind === 'intro' && joinedLine(lead?.text === plain ? undefined : lead, line);
      return joined ? { ...intro, lead: joined } : undefined;
    },
    ({ kind, props }) => {
      const joined = kind === 'call' && joinedLine((props as CallProps).text, line);
      return joined ? { ...(props as CallProps), text: joined } : undefined;
    },
  ];
  for (const join of joins)
    for (const [at, section] of page.entries()) {
      const props = join(section);
      if (props) return page.with(at, { ...section, props });
    }
  return undefined;
}

/** The most paragraphs of a story. */
const paragraphs = 6;

function withParagraph(story: StoryProps, line: Line): StoryProps {
  const last = story.paragraphs.at(-1);
  if (!last || story.paragraphs.length < paragraphs) return { ...story, paragraphs: [...story.paragraphs, line] };
  return { ...story, paragraphs: story.paragraphs.with(-1, together(last, line)) };
}

function joinedLine(first: Line | undefined, second: Line): Line | undefined {
  const line = first ? together(first, second) : second;
  return line.text.length <= longest ? line : undefined;
}

function together(first: Line, second: Line): Line {
  return computed(`${ended(first.text)} ${second.text}`, ...new Set([...first.fields, ...second.fields]));
}

/** An answer of fewer words, such as 'With an appointment.', leans on its question. */
const wholeAnswer = 6;

/** The answer where it says by itself what it answers, as some that were picked do, else after its question. */
function answerOf({ groups }: FaqProps, { answered }: PageContext): Line | undefined {
  const [item] = groups.flatMap(({ items }) => items);
  if (!item) return undefined;
  const { question, answer } = item;
  const given = answered.find(({ field }) => question.fields.includes(field));
  const isPicked = given !== undefined && given.chips.length > 0 && given.answer === given.text;
  return isPicked && (saysSubject(question.text, answer.text) || wordCount(answer.text) >= wholeAnswer)
    ? answer
    : together(question, answer);
}

/** 'Payment: Cash or Zelle.' A sentence of the owner's needs no label, and neither does a fact below 'Good to know'. */
function recordOf({ heading, items }: ProofProps, { brief, words }: PageContext): Line | undefined {
  const [item] = items;
  if (!item) return undefined;
  const { term, text } = item;
  const said = text ?? term;
  // A price list is no running text.
  if (sentences(said.text).length > 2) return undefined;
  const label = text ? term : heading;
  // 'Dress code: black leotard' is none without its label.
  const isLabeled = brief.business.description?.toLowerCase().includes(`: ${withoutEnd(said.text, /[.]/).toLowerCase()}`);
  // What else owners type as a fact is often a fragment: 'Free on Main St' is about parking.
  const isSentence = text?.from === 'brief' && text.fields.every((field) => field === 'business.description');
  const isPlain = text ? term.from === 'default' && isSentence && !isLabeled : words.headings.good.includes(heading.text);
  return isPlain ? { ...said, text: ended(said.text) } : computed(`${label.text}: ${ended(said.text)}`, ...label.fields, ...said.fields);
}

function priceOf({ groups }: PricesProps): Line | undefined {
  const [item] = groups.flatMap(({ items }) => items);
  if (!item?.price || item.includes.length > 0) return undefined;
  const { name, price, text } = item;
  const line = computed(`${name.text}: ${ended(price.text)}`, ...name.fields, ...price.fields);
  return text ? together(line, text) : line;
}

/** The town is beside the trade. A street isn't, and neither is what a lead says. */
function placeOf({ lead }: AreaProps, context: PageContext): Line | undefined {
  return context.brief.business.address?.street || lead ? undefined : tradeAndPlace(context);
}

/** On the About page every story stands, however short. */
function wordsToldAtHome({ paragraphs: all }: StoryProps, { page }: PageContext): number {
  return page === 'about' ? Number.POSITIVE_INFINITY : all.reduce((sum, { text }) => sum + wordCount(text), 0);
}
