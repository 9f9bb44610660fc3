import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { formSection } from '../../sections/form/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import { pricesSection } from '../../sections/prices/writer.ts';
import { servicesSection } from '../../sections/services/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Pricing: the owner's prices and what they answered about them. Without prices it names the services. Never a sample number. */
export function pricingPage(context: PageContext): PageDraft {
  const { actions, facts, heading, tradeHeadings, has, words } = context;
  const prices = pricesSection(context);
  return {
    path: '/pricing',
    title: pageTitle(context, 'pricing'),
    description: pageDescription([pageAndPlace(context, 'pricing'), actions.main()[0]?.label]),
    sections: [
      introSection(context, {
        heading: heading('prices', prices ? tradeHeadings.prices : []),
        lead: tradeAndPlace(context),
        picture: prices === undefined,
      }),
      prices ?? (has('services') ? undefined : servicesSection(context)),
      faqSection(context),
      has('contact') || has('booking') ? undefined : formSection(context, 'contact'),
      callSection(context, prices || !facts.phone ? undefined : words.actions.priceByPhone),
    ],
  };
}
