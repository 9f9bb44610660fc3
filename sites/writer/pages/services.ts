import type { Line } from '../../document.ts';
import { offerText } from '../../sections/services/writer.ts';
import { callSection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft, SectionDraft } from '../draft.ts';
import { faqSection, introSection, pageLead, stepsSection } from '../explain-sections.ts';
import type { Offer } from '../material/offers.ts';
import { slotShape } from '../slot-shapes.ts';
import { computed, neutral } from '../words/lines.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Services: a block each, then how it goes, questions, call. */
export function servicesPage(context: PageContext): PageDraft {
  const { words, pack, offers } = context;
  const lead =
    offers.length < 2 || offers.some(({ own }) => own) ? pageLead(context) : words.say('usual-services-page', spareWords.usualServices);
  const jumps = offers.length > 2 ? offers.map(({ name, anchor }) => ({ label: name, anchor })) : [];
  const details = detailsSection(context);
  return {
    path: '/services',
    title: pageTitle(context, 'services'),
    description: pageDescription([tradeAndPlace(context), offersLine(offers), lead, context.actions.main()[0]?.label]),
    sections: [
      introSection(context, {
        heading: words.title('services', pack.headings.services, spareHeadings.services),
        lead,
        jumps,
        picture: false,
      }),
      details,
      stepsSection(context),
      faqSection(context, { count: 3, own: 4, groups: ['service', 'cost'] }),
      callSection(context),
    ],
  };
}

/** The first services in one sentence, as the owner names them. */
function offersLine(offers: Offer[]): Line | undefined {
  const named = offers.filter(({ own }) => own).slice(0, 3);
  return named.length > 0
    ? computed(named.map(({ name }) => name.text).join(', '), ...named.flatMap(({ name }) => name.fields))
    : undefined;
}

function detailsSection(context: PageContext): SectionDraft {
  const tiles = context.pictures.tiles(context.offers, slotShape('details', context.variants.details));
  return {
    kind: 'details',
    props: {
      items: context.offers.map((offer, index) => ({
        anchor: offer.anchor,
        name: offer.name,
        text: blockText(context, offer),
        ...(offer.price ? { price: offer.price } : {}),
        ...usual(context, offer),
        picture: tiles[index] ?? { kind: 'art' as const, generator: 'layers' as const, seed: offer.anchor, alt: neutral('') },
      })),
      ask: context.actions.price('services'),
    },
  };
}

function blockText(context: PageContext, offer: Offer) {
  return offerText(context, offer) ?? context.words.say(`detail-${offer.name.text}`, spareWords.detailText);
}

/**
 * The trade's lists about a service that it knows; empty ones otherwise. Of many services each says a little less: the
 * page stays readable, and two sites of a trade don't say the same. Where the owner named no services, two lists do.
 */
function usual({ words, offers }: PageContext, { known, name, own }: Offer) {
  const most = offers.length > 3 ? 2 : 3;
  const lists = { covers: known?.covers ?? [], signs: known?.signs ?? [], before: known?.before ?? [] };
  const keys = Object.keys(lists) as (keyof typeof lists)[];
  const shown = own ? keys : words.some(`lists:${name.text}`, keys, 2, (key) => lists[key].slice(0, most));
  const lines = (key: keyof typeof lists, count: number) =>
    shown.includes(key)
      ? words.some(`${key}:${name.text}`, lists[key], count, (item) => [item]).flatMap((item) => words.fill(item) ?? [])
      : [];
  return { covers: lines('covers', own ? 3 : most), signs: lines('signs', most), before: lines('before', most) };
}
