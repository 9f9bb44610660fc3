import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { formSection } from '../../sections/form/writer.ts';
import { includedSection } from '../../sections/included/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { pricesSection } from '../../sections/prices/writer.ts';
import { reasonsSection } from '../../sections/reasons/writer.ts';
import { scriptSection } from '../../sections/script/writer.ts';
import type { PageContext, PageDraft, SectionDraft } from '../context.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Pricing: the owner's prices, or what moves one and how to ask. Never a sample number. */
export function pricingPage(context: PageContext): PageDraft {
  const { words, pack, actions } = context;
  const lead = pageLead(context);
  const prices = pricesSection(context);
  const priced = prices !== undefined;
  return {
    path: '/pricing',
    title: pageTitle(context, 'pricing'),
    description: pageDescription([tradeAndPlace(context), lead, actions.main()[0]?.label]),
    sections: [
      introSection(context, { heading: words.title('pricing', pack.headings.prices, spareHeadings.prices), lead, picture: !priced }),
      prices,
      reasonsSection(context),
      includedSection(context),
      priceRequest(context),
      faqSection(context, { count: 3, own: 3, groups: ['cost', 'booking'] }),
      callSection(context),
    ],
  };
}

/** How to ask for a price: the contact page has the words and the form, a booking page the form; without either they stand here. */
function priceRequest(context: PageContext): SectionDraft | undefined {
  if (context.has('contact')) return undefined;
  return context.has('booking') ? scriptSection(context) : formSection(context, 'contact');
}
