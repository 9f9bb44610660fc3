import { asksForTime } from './actions.ts';
import { callSection, formSection, policySection } from './ask-sections.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft } from './draft.ts';
import { faqSection, introSection, pageLead, stepsSection } from './explain-sections.ts';
import { hoursSection } from './place-sections.ts';
import { readySection } from './ready-section.ts';
import { spareHeadings } from './spare-headings.ts';
import { spareWords } from './spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Booking: a request form, or the way to the owner's own calendar. */
export function bookingPage(desk: PageDesk): PageDraft {
  const { words, pack, brief } = desk;
  const elsewhere = brief.details?.booking?.kind === 'link';
  const lead = elsewhere ? words.say('booking-elsewhere', spareWords.bookingElsewhere) : pageLead(desk);
  return {
    path: '/booking',
    title: pageTitle(desk, 'booking'),
    description: pageDescription([tradeAndPlace(desk), lead, desk.actions.main().find(({ to }) => to.kind === 'phone')?.label]),
    sections: [
      introSection(desk, {
        heading: words.title(
          'booking',
          elsewhere ? [] : pack.ask.filter((wording) => asksForTime.test(wording)),
          elsewhere ? spareHeadings.booking.filter((wording) => !/ask|request/i.test(wording)) : spareHeadings.booking,
        ),
        lead,
        picture: true,
      }),
      elsewhere ? callSection(desk) : formSection(desk, 'booking'),
      elsewhere ? undefined : policySection(desk, pack.bookingPolicy),
      readySection(desk),
      hoursSection(desk),
      faqSection(desk, { count: 3, own: 3, groups: ['booking'] }),
      elsewhere ? stepsSection(desk) : callSection(desk),
    ],
  };
}
