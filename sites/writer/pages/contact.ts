import { areaSection } from '../../sections/area/writer.ts';
import { callSection } from '../../sections/call/writer.ts';
import { contactSection } from '../../sections/contact/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { formSection } from '../../sections/form/writer.ts';
import { hoursSection } from '../../sections/hours/writer.ts';
import { readySection } from '../../sections/included/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { scriptSection } from '../../sections/script/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
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
