import { callSection, scriptSection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft, SectionDraft } from '../draft.ts';
import { introSection, onwardSection, pageLead } from '../explain-sections.ts';
import type { QuestionGroup } from '../material/questions.ts';
import { slotShape } from '../slot-shapes.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** FAQ: the owner's questions, what the facts answer, then the trade's by group, ten or so in all. */
export function faqPage(context: PageContext): PageDraft {
  const { words, pack } = context;
  const lead = pageLead(context);
  return {
    path: '/faq',
    title: pageTitle(context, 'faq'),
    description: pageDescription([tradeAndPlace(context), lead, context.actions.main()[0]?.label]),
    sections: [
      introSection(context, { heading: words.title('faq', pack.headings.faq, spareHeadings.faq), lead, picture: false }),
      allQuestions(context),
      (context.has('contact') ? undefined : scriptSection(context)) ??
        onwardSection(context, ['services', 'pricing', 'booking', 'contact']),
      callSection(context),
    ],
  };
}

const groups: QuestionGroup[] = ['booking', 'cost', 'service', 'area'];

function allQuestions(context: PageContext): SectionDraft {
  const { words, pack, questions, pictures } = context;
  const owners = [...questions.own, ...questions.computed];
  questions.takeOwn(questions.own.length);
  const trade = questions.fromTrade(Math.max(4, 9 - owners.length));
  const byGroup = groups
    .map((group) => ({ group, items: trade.filter((item) => item.group === group).map(({ question, answer }) => ({ question, answer })) }))
    .filter(({ items }) => items.length > 0);
  const picture = context.variants.faq === 'centered' ? undefined : pictures.extra(slotShape('faq', context.variants.faq));
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
