import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Point } from '../../writer/material/points.ts';
import { computed } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { Fact } from '../fact.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, memberships, awards, languages and the founding year, in one or two lists. `unsaid` leaves out what the page has said already. */
export function proofSections({ words, points, page }: PageContext, unsaid = points): (SectionDraft<ProofProps> | undefined)[] {
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
