import { callSection, scriptSection } from './ask-sections.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft, SectionDraft } from './draft.ts';
import { introSection, onwardSection, pageLead } from './explain-sections.ts';
import type { QuestionGroup } from './questions.ts';
import { slotShape } from './slot-shapes.ts';
import { spareHeadings } from './spare-headings.ts';
import { spareWords } from './spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** FAQ: the owner's questions, what the facts answer, then the trade's by group, ten or so in all. */
export function faqPage(desk: PageDesk): PageDraft {
  const { words, pack } = desk;
  const lead = pageLead(desk);
  return {
    path: '/faq',
    title: pageTitle(desk, 'faq'),
    description: pageDescription([tradeAndPlace(desk), lead, desk.actions.main()[0]?.label]),
    sections: [
      introSection(desk, { heading: words.title('faq', pack.headings.faq, spareHeadings.faq), lead, picture: false }),
      allQuestions(desk),
      (desk.has('contact') ? undefined : scriptSection(desk)) ?? onwardSection(desk, ['services', 'pricing', 'booking', 'contact']),
      callSection(desk),
    ],
  };
}

const groups: QuestionGroup[] = ['booking', 'cost', 'service', 'area'];

function allQuestions(desk: PageDesk): SectionDraft {
  const { words, pack, questions, pictures } = desk;
  const owners = [...questions.own, ...questions.computed];
  questions.takeOwn(questions.own.length);
  const trade = questions.fromTrade(Math.max(4, 9 - owners.length));
  const byGroup = groups
    .map((group) => ({ group, items: trade.filter((item) => item.group === group).map(({ question, answer }) => ({ question, answer })) }))
    .filter(({ items }) => items.length > 0);
  const picture = desk.variants.faq === 'centered' ? undefined : pictures.extra(slotShape('faq', desk.variants.faq));
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
