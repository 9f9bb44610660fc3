import { neutral } from '../document/lines.ts';
import { callSection } from '../sections/call/writer.ts';
import { gallerySection } from '../sections/gallery/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle } from '../writer/words/titles.ts';

/** Gallery: the owner's photos, or the trade's drawings said to be drawings. */
export function galleryPage(context: PageContext): PageDraft {
  const { heading, tradeHeadings, pageLabels, pictures } = context;
  const wall = pictures.wall(12);
  const isOfPhotos = wall[0]?.kind === 'photo';
  return {
    path: '/gallery',
    title: pageTitle(context, 'gallery'),
    description: pageDescription([pageAndPlace(context, 'gallery'), callLine(context)]),
    sections: [
      // 'Photos' and 'Our work' are for photos.
      introSection(context, {
        heading: isOfPhotos ? heading('gallery', tradeHeadings.gallery) : neutral(pageLabels.gallery),
        picture: false,
      }),
      gallerySection(context, wall),
      callSection(context),
    ],
  };
}
