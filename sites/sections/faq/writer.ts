import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Answered, QuestionGroup } from '../../writer/material/questions.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { FaqProps } from './schema.ts';

/**
 * Questions, the owner's first, then those the facts answer, then the trade's, up to `count`. `own` says how many of the
 * owner's to show at most; shown ones are not shown again on other pages.
 */
export function faqSection(
  context: PageContext,
  { count, own = 3, fromFacts = 0, groups }: { count: number; own?: number; fromFacts?: number; groups?: QuestionGroup[] },
): SectionDraft<FaqProps> | undefined {
  const { words, pack, page, questions } = context;
  const first: Answered[] = [...questions.takeOwn(own), ...questions.computed.slice(0, fromFacts)].slice(0, Math.max(count, own));
  const items = [...first, ...questions.fromTrade(Math.max(0, count - first.length), groups)].map(({ question, answer }) => ({
    question,
    answer,
  }));
  if (items.length === 0) return undefined;
  return { kind: 'faq', props: { heading: words.heading(`faq-${page}`, pack.headings.faq, spareHeadings.faq), groups: [{ items }] } };
}

const groups: QuestionGroup[] = ['booking', 'cost', 'service', 'area'];

export function fullFaqSection(context: PageContext): SectionDraft<FaqProps> {
  const { words, pack, questions, pictures } = context;
  const owners = [...questions.own, ...questions.computed];
  questions.takeOwn(questions.own.length);
  const trade = questions.fromTrade(Math.max(4, 9 - owners.length));
  const byGroup = groups
    .map((group) => ({ group, items: trade.filter((item) => item.group === group).map(({ question, answer }) => ({ question, answer })) }))
    .filter(({ items }) => items.length > 0);
  const picture = context.variants.faq === 'centered' ? undefined : pictures.extra(context.frame('faq'));
  return {
    kind: 'faq',
    props: {
      heading: words.heading('faq-all', pack.headings.faq, spareHeadings.faq),
      groups: [
        ...(owners.length > 0 ? [{ items: owners }] : []),
        ...byGroup.map(({ group, items }) => ({
          heading: words.heading(`group-${group}`, spareWords.groups[group], spareHeadings.faq),
          items,
        })),
      ],
      ...(picture ? { picture } : {}),
    },
  };
}
