import type { Line, PageKind } from '../document.ts';
import type { Fact } from '../sections/fact.ts';
import type { PageContext } from './context.ts';
import type { SectionDraft } from './draft.ts';
import type { Point } from './material/points.ts';
import type { Answered, QuestionGroup } from './material/questions.ts';
import { pageLabel } from './page-labels.ts';
import { slotShape } from './slot-shapes.ts';
import { computed, neutral } from './words/lines.ts';
import { spareHeadings } from './words/spare-headings.ts';
import { spareWords } from './words/spare-words.ts';

/** Opening of an inner page. The first page of a site without a home page opens with a hero instead. */
export function introSection(
  context: PageContext,
  {
    heading,
    lead,
    jumps = [],
    picture = true,
  }: { heading: Line; lead?: Line; jumps?: { label: Line; anchor: string }[]; picture?: boolean },
): SectionDraft {
  const shown = picture ? context.pictures.extra(slotShape('intro', context.variants.intro)) : undefined;
  return { kind: 'intro', props: { heading, ...(lead ? { lead } : {}), jumps, ...(shown ? { picture: shown } : {}) } };
}

/** Lead of an inner page in the trade's words. */
export function pageLead({ words, pack, page }: PageContext): Line {
  const wordings = page === 'home' ? pack.callText : pack.leads[page];
  return words.say(`lead-${page}`, wordings, spareWords.lead);
}

/** How a visit goes, as things the visitor does. */
export function stepsSection(context: PageContext, { picture = false }: { picture?: boolean } = {}): SectionDraft | undefined {
  const { words, pack, page } = context;
  const steps = context.steps();
  if (!steps) return undefined;
  const items = steps.map(({ title, text }) => ({ title: words.fill(title) ?? neutral(title), text: words.fill(text) ?? neutral(text) }));
  const shown = picture ? context.pictures.extra(slotShape('steps', context.variants.steps)) : undefined;
  return {
    kind: 'steps',
    props: {
      heading: words.heading(`steps-${page}`, pack.headings.steps, spareHeadings.steps),
      items,
      ...(shown ? { picture: shown } : {}),
    },
  };
}

/**
 * Questions, the owner's first, then those the facts answer, then the trade's, up to `count`. `own` says how many of the
 * owner's to show at most; shown ones are not shown again on other pages.
 */
export function faqSection(
  context: PageContext,
  { count, own = 3, fromFacts = 0, groups }: { count: number; own?: number; fromFacts?: number; groups?: QuestionGroup[] },
): SectionDraft | undefined {
  const { words, pack, page, questions } = context;
  const first: Answered[] = [...questions.takeOwn(own), ...questions.computed.slice(0, fromFacts)].slice(0, Math.max(count, own));
  const items = [...first, ...questions.fromTrade(Math.max(0, count - first.length), groups)].map(({ question, answer }) => ({
    question,
    answer,
  }));
  if (items.length === 0) return undefined;
  return { kind: 'faq', props: { heading: words.heading(`faq-${page}`, pack.headings.faq, spareHeadings.faq), groups: [{ items }] } };
}

/** Links to other pages of the site. */
export function onwardSection(context: PageContext, wanted: PageKind[], key: string = context.page): SectionDraft | undefined {
  const items = wanted
    .filter((page) => context.has(page) && page !== context.page)
    .slice(0, 3)
    .map((page) => ({
      action: { label: pageLabel(page), to: { kind: 'page' as const, page } },
      text: context.words.say(`onward-${key}-${page}`, spareWords.onward[page]),
    }));
  if (items.length === 0) return undefined;
  return { kind: 'onward', props: { heading: context.words.heading(`onward-${key}`, spareHeadings.onward, spareHeadings.onward), items } };
}

/** Licenses, memberships, awards, languages and the founding year, in one or two lists. `unsaid` leaves out what the page has said already. */
export function proofSections({ words, points, page }: PageContext, unsaid = points): (SectionDraft | undefined)[] {
  const papers = unsaid.filter(({ key }) => ['founded', 'license', 'languages', 'promise'].includes(key));
  const honors = unsaid.filter(({ key }) => ['award', 'member'].includes(key));
  const lists = papers.length + honors.length <= 12 ? [[...papers, ...honors]] : [papers.slice(0, 12), honors.slice(0, 12)];
  return lists.map((items, index) => {
    if (items.length === 0) return undefined;
    const heading = words.heading(`proof-${page}-${index}`, index === 0 ? spareHeadings.proof : spareHeadings.honors, spareHeadings.proof);
    return { kind: 'proof' as const, props: { heading, items: items.map(recordOf) } };
  });
}

/** A point as an entry of a list of record, which wants a term and a text. */
function recordOf({ key, term, text }: Point): Fact {
  const label = recordLabels[key];
  return label && !text ? { term: computed(label, ...term.fields), text: term } : { term, ...(text ? { text } : {}) };
}

const recordLabels: Record<string, string> = {
  founded: 'In business',
  license: 'License',
  award: 'Award',
  languages: 'Languages',
  promise: 'Promise',
};
