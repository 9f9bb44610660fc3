import type { PricesProps } from '../../sections/prices/schema.ts';
import { callSection, formSection, scriptSection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft, SectionDraft } from '../draft.ts';
import { faqSection, introSection, pageLead } from '../explain-sections.ts';
import { slotShape } from '../slot-shapes.ts';
import { computed, fromBrief } from '../words/lines.ts';
import { dollars, unitWords } from '../words/money.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

type Group = PricesProps['groups'][number];

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
      quoteSection(context),
      faqSection(context, { count: 3, own: 3, groups: ['cost', 'booking'] }),
      callSection(context),
    ],
  };
}

/** The price list; nothing when the brief has not one price. */
function pricesSection(context: PageContext): SectionDraft | undefined {
  const { words, actions, offers, pictures } = context;
  const packages = packageItems(context);
  const names = packages.map(({ name }) => name.text.toLowerCase());
  const single = offers.filter(({ name, own }) => own && !names.includes(name.text.toLowerCase()));
  const services = single.map(({ name, text, price }) => ({ name, ...(text ? { text } : {}), ...(price ? { price } : {}), includes: [] }));
  const priced = services.some(({ price }) => price) || packages.length > 0;
  if (!priced) return undefined;
  const groups = [packages, services].filter((items) => items.length > 0);
  const pieces = groups.length === 1 ? halves(groups[0] ?? []) : groups;
  const picture = pieces.length > 0 ? pictures.extra(slotShape('prices', context.variants.prices)) : undefined;
  return {
    kind: 'prices',
    props: {
      ...(services.some(({ price }) => !price) ? { lead: words.say('starting-prices', spareWords.startingPrices) } : {}),
      groups: pieces.map((items, index) => ({
        ...(groups.length > 1
          ? {
              heading: words.heading(
                `prices-${index}`,
                index === 0 ? spareWords.packages : spareWords.singleServices,
                spareHeadings.prices,
              ),
            }
          : {}),
        items,
        ...(picture && index === 0 ? { picture } : {}),
      })),
      ask: actions.price('pricing'),
    },
  };
}

function packageItems({ brief }: PageContext): Group['items'] {
  return (brief.details?.pricing ?? []).map(({ name, price, unit, includes = [] }, index) => {
    const field = `details.pricing.${index}`;
    return {
      name: fromBrief(name, `${field}.name`),
      price: unit
        ? computed(`${dollars(price)} ${unitWords(unit)}`, `${field}.price`, `${field}.unit`)
        : computed(dollars(price), `${field}.price`),
      includes: includes.map((text, at) => fromBrief(text, `${field}.includes.${at}`)),
    };
  });
}

/** A long list in two parts, so that it can be set in two columns. */
function halves(items: Group['items']): Group['items'][] {
  const middle = Math.ceil(items.length / 2);
  return items.length > 7 ? [items.slice(0, middle), items.slice(middle)] : [items];
}

/** What moves a price. */
function reasonsSection({ words, pack }: PageContext): SectionDraft | undefined {
  const sayable = pack.reasons.flatMap(({ title, text }) => {
    const [head, body] = [words.fill(title), words.fill(text)];
    return head && body ? [{ title: head, text: body }] : [];
  });
  const items = words.some('reasons', sayable, 4, ({ title, text }) => [title.text, text.text]);
  return items.length > 1
    ? { kind: 'reasons', props: { heading: words.heading('reasons', pack.headings.reasons, spareHeadings.reasons), items } }
    : undefined;
}

/** What the best-understood service usually covers. */
function includedSection({ words, pack, offers }: PageContext): SectionDraft | undefined {
  const known = offers.find(({ known: service, own }) => own && service)?.known;
  const items = (known?.covers ?? []).flatMap((item) => words.fill(item) ?? []);
  if (items.length < 3) return undefined;
  const lead = words.say('usually-covered', spareWords.usuallyCovered);
  return { kind: 'included', props: { heading: words.heading('included', pack.headings.included, spareHeadings.included), lead, items } };
}

/** How to ask for a price: the contact page has the words and the form, a booking page the form; without either they stand here. */
function quoteSection(context: PageContext): SectionDraft | undefined {
  if (context.has('contact')) return undefined;
  return context.has('booking') ? scriptSection(context) : formSection(context, 'contact');
}
