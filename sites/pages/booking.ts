import { neutral } from '../document/lines.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { formSection } from '../sections/form/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { saidBeside } from '../sections/proof/writer.ts';
import { stepsSection } from '../sections/steps/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { bookingLabel } from '../writer/material/actions.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle } from '../writer/words/titles.ts';

/** Booking: a request form, or the way to the owner's own calendar. */
export function bookingPage(context: PageContext): PageDraft {
  const { brief, heading, words, traits } = context;
  const elsewhere = brief.details?.booking?.kind === 'link';
  const title = elsewhere ? neutral(words.actions.bookOnline) : heading('booking', [bookingLabel(words, traits)]);
  return {
    path: '/booking',
    title: pageTitle(context, 'booking'),
    description: pageDescription([pageAndPlace(context, 'booking'), callLine(context)]),
    sections: [
      introSection(context, { heading: title, picture: true }),
      elsewhere ? callSection(context) : formSection(context, 'booking'),
      ...saidBeside(context, 'booking'),
      stepsSection(context),
      faqSection(context),
      // The form has them beside it.
      elsewhere ? hoursSection(context) : undefined,
      elsewhere ? undefined : callSection(context),
    ],
  };
}
