import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { formSection } from '../../sections/form/writer.ts';
import { hoursSection } from '../../sections/hours/writer.ts';
import { readySection } from '../../sections/included/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { policySection } from '../../sections/policy/writer.ts';
import { stepsSection } from '../../sections/steps/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { asksForTime } from '../material/actions.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Booking: a request form, or the way to the owner's own calendar. */
export function bookingPage(context: PageContext): PageDraft {
  const { words, pack, brief } = context;
  const elsewhere = brief.details?.booking?.kind === 'link';
  const lead = elsewhere ? words.line('booking-elsewhere', spareWords.bookingElsewhere) : pageLead(context);
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
