import { callSection } from '../../sections/call/writer.ts';
import { gallerySection } from '../../sections/gallery/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle } from './titles.ts';

/** Gallery: the owner's photos, or the trade's drawings said to be drawings. */
export function galleryPage(context: PageContext): PageDraft {
  const { heading, tradeHeadings } = context;
  return {
    path: '/gallery',
    title: pageTitle(context, 'gallery'),
    description: pageDescription([pageAndPlace(context, 'gallery'), callLine(context)]),
    sections: [
      introSection(context, { heading: heading('gallery', tradeHeadings.gallery), picture: false }),
      gallerySection(context, context.pictures.wall(12)),
      callSection(context),
    ],
  };
}
