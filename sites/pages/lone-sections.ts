import { ended, withoutEnd } from '../../text/text-end.ts';
import type { Line, PageKind, Picture } from '../document/document.ts';
import type { Fact } from '../document/fact.ts';
import { computed } from '../document/lines.ts';
import { saysSubject } from '../interview/answers.ts';
import type { SiteWords } from '../labels/format.ts';
import { sentences, wordCount } from '../language/sentences.ts';
import type { AreaProps } from '../sections/area/schema.ts';
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
 * A band, box or table for one line looks like an empty page. With fewer entries than these, a section joins a neighbor: the page's list of
 * facts, its story or, if it's about what the page is for, the line below its heading. The story is last: it may have taken in another.
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
  const others = page.filter((section) => section !== lone);
  const listed = withFacts(others, factsOf(lone, context), context);
  if (listed) return listed;
  if (!line || line.text.length > longest) return page;
  return (
    (lone.kind === 'proof' || lone.kind === 'area' ? undefined : inStory(others, line)) ??
    (isOfPage(lone, context) ? inLead(others, line, context) : undefined) ??
    page
  );
}

/** A lone section as entries of a list of facts. */
function factsOf({ kind, props }: SectionDraft, context: PageContext): Fact[] {
  if (kind === 'proof') return (props as ProofProps).items;
  if (kind === 'story') return notesOf(props as StoryProps, context);
  if (kind !== 'faq') return [];
  const items = (props as FaqProps).groups.flatMap((group) => group.items);
  return items.map((item) => (speaksAlone(item, context) ? { term: item.answer } : { term: item.question, text: item.answer }));
}

/** What the description adds to other facts: 'No ID.' */
function notesOf({ heading, paragraphs: lines }: StoryProps, { words }: PageContext): Fact[] {
  return heading && words.headings.good.includes(heading.text) ? lines.map((term) => ({ term })) : [];
}

/** The most entries of a list of facts. */
const mostFacts = 12;

/** The sections with more facts in the list of what's good to know, if there is one. */
function withFacts(page: SectionDraft[], facts: Fact[], { words }: PageContext): SectionDraft[] | undefined {
  const isList = ({ kind, props }: SectionDraft) => kind === 'proof' && words.headings.good.includes((props as ProofProps).heading.text);
  const list = page.find(isList);
  if (!list || facts.length === 0) return undefined;
  const props = list.props as ProofProps;
  if (props.items.length + facts.length > mostFacts) return undefined;
  return page.with(page.indexOf(list), { ...list, props: { ...props, items: [...props.items, ...facts] } });
}

function inStory(page: SectionDraft[], line: Line): SectionDraft[] | undefined {
  const at = page.findIndex(({ kind }) => kind === 'story');
  const story = page[at];
  return story && page.with(at, { ...story, props: withParagraph(story.props as StoryProps, line) });
}

/** The sections with the line below the page's heading, instead of the trade and place except on About. */
function inLead(page: SectionDraft[], line: Line, context: PageContext): SectionDraft[] | undefined {
  const at = page.findIndex(({ kind }) => kind === 'intro');
  const intro = page[at];
  if (!intro) return undefined;
  const plain = tradeAndPlace(context).text;
  const { lead, ...props } = intro.props as IntroProps;
  if (lead && line.text === plain) return page;
  const joined = joinedLine(lead?.text === plain && context.page !== 'about' ? undefined : lead, line);
  return joined && page.with(at, { ...intro, props: { ...props, lead: joined } });
}

/** What the facts below a page's heading may be about, by what they're listed under. */
const subjects: Partial<Record<PageKind, readonly (keyof SiteWords['placed'])[]>> = {
  services: ['price', 'offer'],
  pricing: ['payment', 'price', 'offer', 'donations'],
  booking: ['appointments', 'bringing', 'delivery', 'dress', 'meeting', 'logistics'],
  shop: ['delivery', 'mail'],
  contact: ['hours', 'emergency', 'meeting', 'parking'],
};

/** True if a lone section is about what its page is for, such as how to pay on the page of prices. */
function isOfPage({ kind, props }: SectionDraft, { page, words, answered }: PageContext): boolean {
  if (kind === 'proof') {
    const terms = [...(subjects[page] ?? []).map((label) => words.placed[label]), ...(page === 'contact' ? [words.facts.languages] : [])];
    return page === 'about' || (props as ProofProps).items.every(({ term }) => terms.includes(term.text));
  }
  if (kind !== 'faq') return kind !== 'story';
  const [question] = (props as FaqProps).groups.flatMap(({ items }) => items);
  return answered.some(({ field, places }) => question?.question.fields.includes(field) && places.some((place) => place === page));
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

/** The answer where it says by itself what it answers, else after its question. */
function answerOf({ groups }: FaqProps, context: PageContext): Line | undefined {
  const [item] = groups.flatMap(({ items }) => items);
  return item && (speaksAlone(item, context) ? item.answer : together(item.question, item.answer));
}

/** True for an answer that was picked, if it says by itself what it answers. */
function speaksAlone({ question, answer }: { question: Line; answer: Line }, { answered }: PageContext): boolean {
  const given = answered.find(({ field }) => question.fields.includes(field));
  const isPicked = given !== undefined && given.chips.length > 0 && given.answer === given.text;
  return isPicked && (saysSubject(question.text, answer.text) || wordCount(answer.text) >= wholeAnswer);
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
