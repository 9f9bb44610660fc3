import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { computed, fromBrief, neutral } from '../../writer/words/lines.ts';
import { dollars } from '../../writer/words/money.ts';
import { ended } from '../../writer/words/sentences.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { ShelfProps } from './schema.ts';

/** At most `count` products; on other pages with a way to the shop. */
export function shelfSection(context: PageContext, count: number): SectionDraft<ShelfProps> | undefined {
  const { words, pack, page, actions, pictures, has } = context;
  const products = productsOf(context).slice(0, has('shop') || page === 'shop' ? count : 24);
  if (products.length === 0) return undefined;
  const tiles = pictures.tiles(products, context.frame('shelf'));
  const silent = (context.brief.details?.shop ?? []).length === 0;
  const more = page === 'shop' ? undefined : actions.page('shop', 'all-products', spareWords.allProducts);
  return {
    kind: 'shelf',
    props: {
      heading: words.heading(`shelf-${page}`, silent ? pack.headings.services : pack.headings.shelf, spareHeadings.shelf),
      items: products.map((product, index) => ({
        ...product,
        picture: tiles[index] ?? { kind: 'art' as const, generator: 'layers' as const, seed: `${index}`, alt: neutral('') },
      })),
      ask: actions.buy(`buy-${page}`),
      ...(more ? { more } : {}),
    },
  };
}

function productsOf({ brief, offers }: PageContext) {
  const products = brief.details?.shop ?? [];
  if (products.length === 0)
    return offers.slice(0, 6).map(({ name, text, price }) => ({ name, ...(text ? { text } : {}), ...(price ? { price } : {}) }));
  return products.map(({ name, price, description }, index) => {
    const field = `details.shop.${index}`;
    return {
      name: fromBrief(name, `${field}.name`),
      price: computed(dollars(price), `${field}.price`),
      ...(description ? { text: fromBrief(ended(description), `${field}.description`) } : {}),
    };
  });
}
