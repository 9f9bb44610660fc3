import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { FaqProps } from './schema.ts';

/** The questions that this page answers, if it has any. */
export function faqSection(context: PageContext): SectionDraft<FaqProps> | undefined {
  const { answers, page, heading, tradeHeadings, variants, pictures } = context;
  const items = answers.on(page).map(({ question, answer }) => ({ question, answer }));
  if (items.length === 0) return undefined;
  const picture = page === 'faq' && items.length > 4 && variants.faq !== 'centered' ? pictures.extra(context.frame('faq')) : undefined;
  return {
    kind: 'faq',
    props: {
      // The FAQ page's own heading says it.
      ...(page === 'faq' ? {} : { heading: heading('faq', page === 'home' ? tradeHeadings.faq : undefined) }),
      groups: [{ items }],
      ...(picture ? { picture } : {}),
    },
  };
}
