import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { type Offer, offerText } from '../../writer/material/offers.ts';
import { neutral } from '../../writer/words/lines.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { DetailsProps } from './schema.ts';

export function detailsSection(context: PageContext): SectionDraft<DetailsProps> {
  const tiles = context.pictures.tiles(context.offers, context.frame('details'));
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
  return offerText(context, offer) ?? context.words.line(`detail-${offer.name.text}`, spareWords.detailText);
}

/**
 * The trade's lists about a service that it knows; empty ones otherwise. Of many services each says a little less: the
 * page stays readable, and two sites of a trade don't say the same. Where the owner named no services, two lists do.
 */
function usual({ words, offers }: PageContext, { known, name, own }: Offer) {
  const most = offers.length > 3 ? 2 : 3;
  const lists = { covers: known?.covers ?? [], signs: known?.signs ?? [], before: known?.before ?? [] };
  const keys = Object.keys(lists) as (keyof typeof lists)[];
  const shown = own ? keys : words.pick(`lists:${name.text}`, keys, 2, (key) => lists[key].slice(0, most));
  const lines = (key: keyof typeof lists, count: number) =>
    shown.includes(key)
      ? words.pick(`${key}:${name.text}`, lists[key], count, (item) => [item]).flatMap((item) => words.fill(item) ?? [])
      : [];
  return { covers: lines('covers', own ? 3 : most), signs: lines('signs', most), before: lines('before', most) };
}
