import { callSection, formSection, scriptSection } from './ask-sections.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft } from './draft.ts';
import { faqSection, introSection, pageLead } from './explain-sections.ts';
import { areaSection, contactSection, hoursSection } from './place-sections.ts';
import { readySection } from './ready-section.ts';
import { spareHeadings } from './spare-headings.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Contact: ways to reach the business, the form, hours, place. */
export function contactPage(desk: PageDesk): PageDraft {
  const { words } = desk;
  const lead = pageLead(desk);
  return {
    path: '/contact',
    title: pageTitle(desk, 'contact'),
    description: pageDescription([tradeAndPlace(desk), lead, ...desk.actions.main().map(({ label }) => label)]),
    sections: [
      introSection(desk, { heading: words.title('contact-page', spareHeadings.contact, spareHeadings.contact), lead }),
      contactSection(desk),
      formSection(desk, 'contact'),
      scriptSection(desk) ?? readySection(desk),
      hoursSection(desk),
      areaSection(desk),
      faqSection(desk, { count: desk.has('faq') ? 0 : 3, own: 4, groups: ['booking', 'area'] }),
      desk.has('booking') ? callSection(desk) : undefined,
    ],
  };
}
