import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { offerText } from '../../writer/material/offers.ts';
import { neutral } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { ServicesProps } from './schema.ts';
import { showsPictures } from './section.ts';

/** Services at a glance: the owner's in their order, or the usual ones of the trade as things to ask about. */
export function servicesSection(context: PageContext): SectionDraft<ServicesProps> {
  const { words, pack, offers, pictures, actions, has, variants } = context;
  const shown = has('services') ? offers.slice(0, 6) : offers.slice(0, 12);
  const tiles = showsPictures(variants.services, shown.length) ? pictures.tiles(shown, context.frame('services')) : [];
  const more =
    offers.length > shown.length || has('services') ? actions.page('services', 'all-services', spareWords.allServices) : undefined;
  const lead = offers.length > 1 && offers.every(({ own }) => !own) ? words.line('usual-services', spareWords.usualServices) : undefined;
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
