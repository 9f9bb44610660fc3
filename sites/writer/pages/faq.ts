import { callSection } from '../../sections/call/writer.ts';
import { fullFaqSection } from '../../sections/faq/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { onwardSection } from '../../sections/onward/writer.ts';
import { scriptSection } from '../../sections/script/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { spareHeadings } from '../words/spare-headings.ts';
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
      fullFaqSection(context),
      (context.has('contact') ? undefined : scriptSection(context)) ??
        onwardSection(context, ['services', 'pricing', 'booking', 'contact']),
      callSection(context),
    ],
  };
}
