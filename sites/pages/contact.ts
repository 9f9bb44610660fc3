import { computed } from '../document/lines.ts';
import { areaSection } from '../sections/area/writer.ts';
import { callSection } from '../sections/call/writer.ts';
import { contactSection } from '../sections/contact/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { formSection } from '../sections/form/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { goodToKnow } from '../sections/proof/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { lineAt } from '../writer/material/placed-sentences.ts';
import { weekOfEach } from '../writer/material/places.ts';
import { callLine, headingName, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';
import { otherPlaceSections } from './other-places.ts';

/** Contact: ways to reach the business, the form, hours, place. */
export function contactPage(context: PageContext): PageDraft {
  const { words, facts, places, language } = context;
  const urgent = lineAt('phone', context);
  const ways = [...weekOfEach(places, language), callLine(context)].filter((line) => line !== undefined);
  return {
    path: '/contact',
    title: pageTitle(context, 'contact'),
    description: pageDescription(ways.length > 0 ? [tradeAndPlace(context), ...ways] : [pageAndPlace(context, 'contact')]),
    sections: [
      introSection(context, {
        heading: computed(words.titles.contact(headingName(facts)), 'business.name'),
        ...(urgent && { lead: urgent }),
      }),
      contactSection(context),
      formSection(context, 'contact'),
      hoursSection(context),
      areaSection(context),
      ...otherPlaceSections(context),
      ...goodToKnow(context),
      faqSection(context),
      context.has('booking') ? callSection(context) : undefined,
    ],
  };
}
