import type { Line } from '../../document.ts';
import { formPages } from '../../form-pages.ts';
import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { formSection } from '../../sections/form/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import { pricesSection } from '../../sections/prices/writer.ts';
import { servicesSection } from '../../sections/services/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { computed } from '../words/lines.ts';
import { priceTag } from '../words/money.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Pricing: the owner's prices and what they answered about them. Without prices it names the services. Never a sample number. */
export function pricingPage(context: PageContext): PageDraft {
  const { heading, tradeHeadings, has } = context;
  const prices = pricesSection(context);
  const line = pricesLine(context);
  return {
    path: '/pricing',
    title: pageTitle(context, 'pricing'),
    description: pageDescription([line ? tradeAndPlace(context) : pageAndPlace(context, 'pricing'), line, callLine(context)]),
    sections: [
      introSection(context, {
        heading: heading('prices', prices ? tradeHeadings.prices : []),
        lead: tradeAndPlace(context),
        picture: prices === undefined,
      }),
      prices ?? (has('services') ? undefined : servicesSection(context)),
      faqSection(context),
      formPages(context.brief).includes('pricing') ? formSection(context, 'contact') : undefined,
      callSection(context),
    ],
  };
}

/** The first prices in one line: 'Oil change $79; Brakes from $240'. */
function pricesLine({ offers, brief, language }: PageContext): Line | undefined {
  const packages = (brief.details?.pricing ?? []).map(({ name, price }, index) => ({
    text: `${name} ${priceTag(price, language)}`,
    fields: [`details.pricing.${index}.name`, `details.pricing.${index}.price`],
  }));
  const services = offers.flatMap(({ name, price }) =>
    price && /\d/.test(price.text) ? [{ text: `${name.text} ${price.text}`, fields: [...name.fields, ...price.fields] }] : [],
  );
  const shown = [...services, ...packages].slice(0, 3);
  return shown.length > 0 ? computed(shown.map(({ text }) => text).join('; '), ...shown.flatMap(({ fields }) => fields)) : undefined;
}
