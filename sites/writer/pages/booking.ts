import { callSection, formSection, policySection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft } from '../draft.ts';
import { faqSection, introSection, pageLead, stepsSection } from '../explain-sections.ts';
import { asksForTime } from '../material/actions.ts';
import { hoursSection } from '../place-sections.ts';
import { readySection } from '../ready-section.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Booking: a request form, or the way to the owner's own calendar. */
export function bookingPage(context: PageContext): PageDraft {
  const { words, pack, brief } = context;
  const elsewhere = brief.details?.booking?.kind === 'link';
  const lead = elsewhere ? words.say('booking-elsewhere', spareWords.bookingElsewhere) : pageLead(context);
  return {
    path: '/booking',
    title: pageTitle(context, 'booking'),
    description: pageDescription([tradeAndPlace(context), lead, context.actions.main().find(({ to }) => to.kind === 'phone')?.label]),
    sections: [
      introSection(context, {
        heading: words.title(
          'booking',
          elsewhere ? [] : pack.ask.filter((wording) => asksForTime.test(wording)),
          elsewhere ? spareHeadings.booking.filter((wording) => !/ask|request/i.test(wording)) : spareHeadings.booking,
        ),
        lead,
        picture: true,
      }),
      elsewhere ? callSection(context) : formSection(context, 'booking'),
      elsewhere ? undefined : policySection(context, pack.bookingPolicy),
      readySection(context),
      hoursSection(context),
      faqSection(context, { count: 3, own: 3, groups: ['booking'] }),
      elsewhere ? stepsSection(context) : callSection(context),
    ],
  };
}
