import { formPages } from '../brief/form-pages.ts';
import type { Line } from '../document/document.ts';
import { computed } from '../document/lines.ts';
import { priceTag } from '../labels/money.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { formSection } from '../sections/form/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { pricesSection } from '../sections/prices/writer.ts';
import { saidBeside } from '../sections/proof/writer.ts';
import { servicesSection } from '../sections/services/writer.ts';
import { isFree, type PageContext, type PageDraft } from '../writer/context.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';

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
        heading: heading('prices', ownHeading(context) ?? (prices ? tradeHeadings.prices : [])),
        lead: tradeAndPlace(context),
        picture: prices === undefined,
      }),
      prices ?? (has('services') ? undefined : servicesSection(context)),
      ...saidBeside(context, 'prices'),
      faqSection(context),
      formPages(context.brief).includes('pricing') ? formSection(context, 'contact') : undefined,
      callSection(context),
    ],
  };
}

/** That it's free, or the page's own name where 'Prices' isn't the word. */
function ownHeading(context: PageContext): [string] | undefined {
  const { words, pageLabels } = context;
  if (isFree(context)) return [words.free.heading];
  const own = [words.at.menu, words.free.page].find((name) => name === pageLabels.pricing);
  return own === undefined ? undefined : [own];
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
  const first = [...services, ...packages].slice(0, 3);
  return first.length > 0 ? computed(first.map(({ text }) => text).join('; '), ...first.flatMap(({ fields }) => fields)) : undefined;
}
