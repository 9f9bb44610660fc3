import type { Line, Picture } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { GalleryProps } from './schema.ts';

/** Three photos for a page that is not the gallery; nothing if fewer are left. */
export function photoGallery(context: PageContext): SectionDraft<GalleryProps> | undefined {
  return gallerySection(context, context.pictures.photos(3));
}

/** The owner's photos, with captions and, on the page Gallery, filters. */
export function gallerySection(context: PageContext, pictures: Picture[]): SectionDraft<GalleryProps> | undefined {
  if (pictures.length === 0) return undefined;
  const { page, words, heading, tradeHeadings, actions } = context;
  const items: GalleryProps['items'] = pictures.map((picture) => {
    const before = context.pictures.beforeOf(picture);
    const [caption, beforeCaption] = [captionOf(picture), before && captionOf(before)];
    return {
      picture: shown(picture),
      ...(before && { before: shown(before) }),
      ...(beforeCaption && { beforeCaption }),
      ...(caption && { caption }),
      filters: [],
    };
  });
  const filters = page === 'gallery' ? filtersOf(context, items) : [];
  const more = page === 'gallery' ? undefined : actions.page('gallery', words.actions.allPhotos);
  return {
    kind: 'gallery',
    props: {
      ...(page === 'gallery' ? {} : { heading: heading('gallery', tradeHeadings.gallery) }),
      filters,
      items: filters.length > 0 ? items : items.map((item) => ({ ...item, filters: [] })),
      ...(more ? { more } : {}),
    },
  };
}

/** The caption replaces the alt text, so screen readers don't read it twice. */
function shown(picture: Picture): Picture {
  return captionOf(picture) ? { ...picture, alt: neutral('') } : picture;
}

/** The owner's description of a photo. */
function captionOf({ alt }: Picture): Line | undefined {
  return alt.from === 'brief' ? alt : undefined;
}

/** Services that at least two captions name; fewer than two such services make no filter. Marks the items. */
function filtersOf({ offers }: PageContext, items: GalleryProps['items']): GalleryProps['filters'] {
  const found = offers.flatMap((offer) => {
    const words = telling(offer.name.text);
    const matching = items.filter(({ caption, beforeCaption }) =>
      [caption, beforeCaption].some((line) => line && telling(line.text).some((word) => words.includes(word))),
    );
    if (matching.length < 2) return [];
    for (const item of matching) item.filters.push(offer.anchor);
    return [{ id: offer.anchor, label: offer.name }];
  });
  return found.length >= 2 ? found.slice(0, 6) : [];
}

function telling(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
