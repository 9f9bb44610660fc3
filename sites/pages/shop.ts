import { fromBrief, neutral } from '../document/lines.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { saidBeside } from '../sections/proof/writer.ts';
import { shelfSection } from '../sections/shelf/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { pageAndPlace, pageDescription, pageTitle } from '../writer/words/titles.ts';

/** Shop: products to order, never a cart. Without products, the services with their prices. */
export function shopPage(context: PageContext): PageDraft {
  const { brief, facts, has, heading, words } = context;
  const writes = has('contact') || facts.email !== undefined;
  const order = facts.phone ? (writes ? words.order.both : words.order.call) : writes ? words.order.message : undefined;
  const products = brief.details?.shop ?? [];
  const names = products.map((product, index) => fromBrief(product.name, `details.shop.${index}.name`));
  return {
    path: '/shop',
    title: pageTitle(context, 'shop'),
    description: pageDescription([pageAndPlace(context, 'shop'), ...names.slice(0, 3)]),
    sections: [
      introSection(context, {
        heading: heading('shop'),
        ...(order ? { lead: neutral(order) } : {}),
        picture: false,
      }),
      shelfSection(context, 24),
      ...saidBeside(context, 'products'),
      faqSection(context),
      callSection(context),
    ],
  };
}
