import type { Line } from '../../document.ts';
import type { PageContext } from '../../writer/context.ts';
import type { SectionDraft } from '../../writer/draft.ts';
import type { Offer } from '../../writer/material/offers.ts';
import { slotShape } from '../../writer/slot-shapes.ts';
import { neutral } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';

/** From how many services on a variant shows no pictures; those then stay free for other sections. */
const picturelessFrom: Record<string, number> = { docket: 1, stickers: 1, board: 2, menu: 3 };

/** Whether a variant shows pictures of so many services. */
export function showsServicePictures(variant: string | undefined, count: number): boolean {
  return count < (picturelessFrom[variant ?? ''] ?? Number.POSITIVE_INFINITY);
}

/** Services at a glance: the owner's in their order, or the usual ones of the trade as things to ask about. */
export function servicesSection(context: PageContext): SectionDraft {
  const { words, pack, offers, pictures, actions, has, variants } = context;
  const shown = has('services') ? offers.slice(0, 6) : offers.slice(0, 12);
  const tiles = showsServicePictures(variants.services, shown.length)
    ? pictures.tiles(shown, slotShape('services', variants.services))
    : [];
  const more =
    offers.length > shown.length || has('services') ? actions.page('services', 'all-services', spareWords.allServices) : undefined;
  const lead = offers.length > 1 && offers.every(({ own }) => !own) ? words.say('usual-services', spareWords.usualServices) : undefined;
  return {
    kind: 'services',
    props: {
      heading: words.heading('services-home', pack.headings.services, spareHeadings.services),
      ...(lead ? { lead } : {}),
      items: shown.map((offer, index) => {
        const text = offerText(context, offer);
        return {
          name: offer.name,
          ...(text ? { text } : {}),
          ...(offer.price ? { price: offer.price } : {}),
          picture: tiles[index] ?? { kind: 'art', generator: 'layers', seed: offer.anchor, alt: neutral('') },
          anchor: offer.anchor,
        };
      }),
      ask: actions.price('services-home'),
      ...(more ? { more } : {}),
    },
  };
}

/** The owner's description, else the trade's definition of such a service. */
export function offerText({ words }: PageContext, { text, known, name }: Offer): Line | undefined {
  return text ?? (known && words.say(`service-${name.text}`, known.text));
}
