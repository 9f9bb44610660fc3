import { callSection } from '../../sections/call/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { policySection } from '../../sections/policy/writer.ts';
import { shelfSection } from '../../sections/shelf/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { fromBrief } from '../words/lines.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Shop: products to ask for, never a cart. Without products, the services as things to ask about. */
export function shopPage(context: PageContext): PageDraft {
  const { words, pack, brief } = context;
  // Without products the shelf shows services, which the trade's words for a shelf would not fit.
  const silent = (brief.details?.shop ?? []).length === 0;
  const lead = silent ? words.line('lead-shop', spareWords.shopSilent) : pageLead(context);
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
