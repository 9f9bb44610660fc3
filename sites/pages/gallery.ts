import { callSection } from '../sections/call/writer.ts';
import { gallerySection } from '../sections/gallery/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle } from '../writer/words/titles.ts';

/** Gallery: the owner's photos. Without any there's no such page (`made-pages.ts`). */
export function galleryPage(context: PageContext): PageDraft {
  const { heading, tradeHeadings, pictures } = context;
  return {
    path: '/gallery',
    title: pageTitle(context, 'gallery'),
    description: pageDescription([pageAndPlace(context, 'gallery'), callLine(context)]),
    sections: [
      introSection(context, { heading: heading('gallery', tradeHeadings.gallery), picture: false }),
      gallerySection(context, pictures.wall()),
      callSection(context),
    ],
  };
}
