import type { Line } from '../document/document.ts';
import { computed, fromBrief } from '../document/lines.ts';
import { callSection } from '../sections/call/writer.ts';
import { detailsSection } from '../sections/details/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { saidBeside } from '../sections/proof/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import type { Offer } from '../writer/material/offers.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';

/** Services: a block each, then what people ask about them. */
export function servicesPage(context: PageContext): PageDraft {
  const { offers, tradeHeadings, heading } = context;
  const jumps = offers.length > 2 ? offers.map(({ name, anchor }) => ({ label: name, anchor })) : [];
  const details = detailsSection(context);
  const [sentence] = context.sentences;
  return {
    path: '/services',
    title: pageTitle(context, 'services'),
    description: pageDescription([
      offers.length > 0 ? tradeAndPlace(context) : pageAndPlace(context, 'services'),
      offersLine(offers),
      callLine(context),
    ]),
    sections: [
      introSection(context, {
        heading: heading('services', tradeHeadings.services),
        lead:
          context.written('services-lead') ?? (details || !sentence ? tradeAndPlace(context) : fromBrief(sentence, 'business.description')),
        jumps,
        picture: false,
      }),
      details,
      ...saidBeside(context, 'prices', 'services'),
      faqSection(context),
      callSection(context),
    ],
  };
}

/** The first services in one sentence, as the owner names them. */
function offersLine(offers: Offer[]): Line | undefined {
  const named = offers.slice(0, 3);
  return named.length > 0
    ? computed(named.map(({ name }) => name.text).join(', '), ...named.flatMap(({ name }) => name.fields))
    : undefined;
}
