import { callSection } from '../../sections/call/writer.ts';
import { gallerySection } from '../../sections/gallery/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { onwardSection } from '../../sections/onward/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Gallery: photos, or the trade's drawings said to be drawings. */
export function galleryPage(context: PageContext): PageDraft {
  const { words, pack } = context;
  const heading = words.title('gallery', pack.headings.gallery, spareHeadings.gallery);
  const lead = pageLead(context);
  return {
    path: '/gallery',
    title: pageTitle(context, 'gallery'),
    description: pageDescription([tradeAndPlace(context), lead, context.actions.main()[0]?.label]),
    sections: [
      introSection(context, { heading, lead, picture: false }),
      gallerySection(context, context.pictures.wall(12)),
      onwardSection(context, ['services', 'pricing', 'about', 'shop', 'blog']),
      callSection(context),
    ],
  };
}
