import { ended } from '../../../text/text-end.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import { priceTag } from '../../labels/money.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { ShelfProps } from './schema.ts';

/** At most `count` products; on other pages with a way to the shop. */
export function shelfSection(context: PageContext, count: number): SectionDraft<ShelfProps> | undefined {
  const { page, actions, pictures, has, heading, words } = context;
  const all = productsOf(context);
  const products = all.slice(0, has('shop') || page === 'shop' ? count : 24);
  if (products.length === 0) return undefined;
  const tiles = pictures.tiles(products, context.frame('shelf'));
  const more = page === 'shop' || products.length === all.length ? undefined : actions.page('shop', words.actions.allProducts);
  return {
    kind: 'shelf',
    props: {
      heading: heading('shop'),
      items: products.map((product, index) => ({
        ...product,
        ...(tiles[index] && { picture: tiles[index] }),
      })),
      ask: actions.buy(),
      ...(more ? { more } : {}),
    },
  };
}

function productsOf({ brief, offers, language }: PageContext) {
  const products = brief.details?.shop ?? [];
  if (products.length === 0)
    return offers.map(({ name, text, price }) => ({ name, ...(text ? { text } : {}), ...(price ? { price } : {}) }));
  return products.map(({ name, price, description }, index) => {
    const field = `details.shop.${index}`;
    return {
      name: fromBrief(name, `${field}.name`),
      price: computed(priceTag(price, language), `${field}.price`),
      ...(description ? { text: fromBrief(ended(description), `${field}.description`) } : {}),
    };
  });
}
