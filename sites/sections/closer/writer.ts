import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Offer } from '../../writer/material/offers.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { CloserProps } from './schema.ts';

/** Three or four services shown closely: those that the trade can explain and that have a drawing or photo of their own. */
export function closerSection({ words, pack, offers, pictures, page, frame }: PageContext): SectionDraft<CloserProps> | undefined {
  const explained = offers.filter(
    (offer): offer is Offer & { known: NonNullable<Offer['known']> } => offer.own && offer.known !== undefined,
  );
  if (explained.length < 2) return undefined;
  const shown = pictures.closeUps(explained, frame('closer')).slice(0, 4);
  if (shown.length < 3) return undefined;
  return {
    kind: 'closer',
    props: {
      heading: words.heading(`closer-${page}`, pack.headings.closer, spareHeadings.closer),
      items: shown.map(({ offer, picture }) => ({
        title: offer.name,
        text: words.line(`service-${offer.name.text}`, offer.known.text),
        picture,
      })),
    },
  };
}
