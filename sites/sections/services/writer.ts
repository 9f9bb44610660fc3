import type { Picture } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { ServicesProps } from './schema.ts';
import { looksCloser, mostLooks, showsPictures } from './section.ts';

/** The owner's services at a glance, in their order; nothing if they named none. */
export function servicesSection(context: PageContext): SectionDraft<ServicesProps> | undefined {
  const { offers, pictures, actions, has, variants, heading, tradeHeadings, words, pageLabels } = context;
  if (offers.length === 0) return undefined;
  const shown = has('services') ? offers.slice(0, 6) : offers;
  const frame = context.frame('services');
  const tiles = looksCloser(variants.services, shown.length)
    ? looks(shown, pictures, frame)
    : showsPictures(variants.services, shown.length)
      ? pictures.tiles(shown, frame)
      : [];
  const more = actions.page('services', pageLabels.services === words.pages.services ? words.actions.allServices : pageLabels.services);
  return {
    kind: 'services',
    props: {
      heading: heading('services', tradeHeadings.services),
      items: shown.map(({ name, text, price, anchor }, index) => ({
        name,
        ...(text ? { text } : {}),
        ...(price ? { price } : {}),
        ...(tiles[index] && { picture: tiles[index] }),
        anchor,
      })),
      ...(more ? { more } : {}),
    },
  };
}

/** Pictures of the first few services that have one, each at its service's place; none if only one has. */
function looks(offers: PageContext['offers'], pictures: PageContext['pictures'], frame: number): (Picture | undefined)[] {
  const found = new Map<number, Picture>();
  const seen = new Set<string>();
  for (const [index, offer] of offers.entries()) {
    if (found.size === mostLooks) break;
    const [picture] = pictures.tiles([offer], frame);
    const key = picture?.kind === 'object' ? picture.name : `${index}`;
    if (!picture || seen.has(key)) continue;
    seen.add(key);
    found.set(index, picture);
  }
  return found.size > 1 ? offers.map((_, index) => found.get(index)) : [];
}
