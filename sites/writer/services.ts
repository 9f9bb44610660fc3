import type { Line } from '../document.ts';
import { callSection } from './ask-sections.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft, SectionDraft } from './draft.ts';
import { faqSection, introSection, pageLead, stepsSection } from './explain-sections.ts';
import { computed, neutral } from './lines.ts';
import type { Offer } from './offers.ts';
import { offerText } from './services-section.ts';
import { slotShape } from './slot-shapes.ts';
import { spareHeadings } from './spare-headings.ts';
import { spareWords } from './spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Services: a block each, then how it goes, questions, call. */
export function servicesPage(desk: PageDesk): PageDraft {
  const { words, pack, offers } = desk;
  const lead =
    offers.length < 2 || offers.some(({ own }) => own) ? pageLead(desk) : words.say('usual-services-page', spareWords.usualServices);
  const jumps = offers.length > 2 ? offers.map(({ name, anchor }) => ({ label: name, anchor })) : [];
  const details = detailsSection(desk);
  return {
    path: '/services',
    title: pageTitle(desk, 'services'),
    description: pageDescription([tradeAndPlace(desk), offersLine(offers), lead, desk.actions.main()[0]?.label]),
    sections: [
      introSection(desk, {
        heading: words.title('services', pack.headings.services, spareHeadings.services),
        lead,
        jumps,
        picture: false,
      }),
      details,
      stepsSection(desk),
      faqSection(desk, { count: 3, own: 4, groups: ['service', 'cost'] }),
      callSection(desk),
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

function detailsSection(desk: PageDesk): SectionDraft {
  const tiles = desk.pictures.tiles(desk.offers, slotShape('details', desk.variants.details));
  return {
    kind: 'details',
    props: {
      items: desk.offers.map((offer, index) => ({
        anchor: offer.anchor,
        name: offer.name,
        text: blockText(desk, offer),
        ...(offer.price ? { price: offer.price } : {}),
        ...usual(desk, offer),
        picture: tiles[index] ?? { kind: 'art' as const, generator: 'layers' as const, seed: offer.anchor, alt: neutral('') },
      })),
      ask: desk.actions.price('services'),
    },
  };
}

function blockText(desk: PageDesk, offer: Offer) {
  return offerText(desk, offer) ?? desk.words.say(`detail-${offer.name.text}`, spareWords.detailText);
}

/**
 * The trade's lists about a service that it knows; empty ones otherwise. Of many services each says a little less: the
 * page stays readable, and two sites of a trade don't say the same. Where the owner named no services, two lists do.
 */
function usual({ words, offers }: PageDesk, { known, name, own }: Offer) {
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
