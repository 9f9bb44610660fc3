import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { pageAndPlace, pageDescription, pageTitle } from './titles.ts';

/** FAQ: every question with its answer. The list opens the page, since its heading would say the page's own again. */
export function faqPage(context: PageContext): PageDraft {
  const { heading } = context;
  const questions = context.answers.on('faq');
  return {
    path: '/faq',
    title: pageTitle(context, 'faq'),
    description: pageDescription([pageAndPlace(context, 'faq'), questions[0]?.question, context.actions.main()[0]?.label]),
    sections: [introSection(context, { heading: heading('faq'), picture: false }), faqSection(context), callSection(context)],
  };
}
