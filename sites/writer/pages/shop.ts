import { callSection, policySection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft, SectionDraft } from '../draft.ts';
import { faqSection, introSection, pageLead } from '../explain-sections.ts';
import { slotShape } from '../slot-shapes.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { dollars } from '../words/money.ts';
import { ended } from '../words/sentences.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Shop: products to ask for, never a cart. Without products, the services as things to ask about. */
export function shopPage(context: PageContext): PageDraft {
  const { words, pack, brief } = context;
  // Without products the shelf shows services, which the trade's words for a shelf would not fit.
  const silent = (brief.details?.shop ?? []).length === 0;
  const lead = silent ? words.say('lead-shop', spareWords.shopSilent) : pageLead(context);
  const names = (brief.details?.shop ?? []).map((product, index) => fromBrief(product.name, `details.shop.${index}.name`));
  return {
    path: '/shop',
    title: pageTitle(context, 'shop'),
    description: pageDescription([tradeAndPlace(context), lead, ...names.slice(0, 3)]),
    sections: [
      introSection(context, { heading: words.title('shop', silent ? [] : pack.headings.shelf, spareHeadings.shelf), lead, picture: false }),
      shelfSection(context, 24),
      policySection(context, spareWords.shopPolicy),
      faqSection(context, { count: 3, own: 3, groups: ['cost', 'area', 'service'] }),
      callSection(context),
    ],
  };
}

/** At most `count` products; on other pages with a way to the shop. */
export function shelfSection(context: PageContext, count: number): SectionDraft | undefined {
  const { words, pack, page, actions, pictures, has } = context;
  const products = productsOf(context).slice(0, has('shop') || page === 'shop' ? count : 24);
  if (products.length === 0) return undefined;
  const tiles = pictures.tiles(products, slotShape('shelf', context.variants.shelf));
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
