import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { DetailsProps } from './schema.ts';

/** A block for each of the owner's services; nothing if they named none. */
export function detailsSection({ offers, pictures, frame, shows }: PageContext): SectionDraft<DetailsProps> | undefined {
  if (offers.length === 0) return undefined;
  const tiles = shows('details').tools ? pictures.toolsFor(offers) : pictures.tiles(offers, frame('details'));
  return {
    kind: 'details',
    props: {
      items: offers.map(({ anchor, name, text, price }, index) => ({
        anchor,
        name,
        ...(text ? { text } : {}),
        ...(price ? { price } : {}),
        ...(tiles[index] && { picture: tiles[index] }),
      })),
    },
  };
}
