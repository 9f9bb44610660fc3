import { callSection, formSection, scriptSection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft } from '../draft.ts';
import { faqSection, introSection, pageLead } from '../explain-sections.ts';
import { areaSection, contactSection, hoursSection } from '../place-sections.ts';
import { readySection } from '../ready-section.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Contact: ways to reach the business, the form, hours, place. */
export function contactPage(context: PageContext): PageDraft {
  const { words } = context;
  const lead = pageLead(context);
  return {
    path: '/contact',
    title: pageTitle(context, 'contact'),
    description: pageDescription([tradeAndPlace(context), lead, ...context.actions.main().map(({ label }) => label)]),
    sections: [
      introSection(context, { heading: words.title('contact-page', spareHeadings.contact, spareHeadings.contact), lead }),
      contactSection(context),
      formSection(context, 'contact'),
      scriptSection(context) ?? readySection(context),
      hoursSection(context),
      areaSection(context),
      faqSection(context, { count: context.has('faq') ? 0 : 3, own: 4, groups: ['booking', 'area'] }),
      context.has('booking') ? callSection(context) : undefined,
    ],
  };
}
