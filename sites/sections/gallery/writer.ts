import type { Line, Picture } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { neutral } from '../../writer/words/lines.ts';
import { capital } from '../../writer/words/phrases.ts';
import type { GalleryProps } from './schema.ts';

/** Photos for a page that is not the gallery; nothing under three. */
export function photoGallery(context: PageContext): SectionDraft<GalleryProps> | undefined {
  const photos = context.pictures.photos(5);
  return photos.length >= 3 ? gallerySection(context, photos) : undefined;
}

export function gallerySection(context: PageContext, pictures: Picture[]): SectionDraft<GalleryProps> | undefined {
  if (pictures.length === 0) return undefined;
  const { words, heading, tradeHeadings } = context;
  const drawn = pictures.filter(({ kind }) => kind !== 'photo').length;
  const note = drawn === 0 ? undefined : neutral(drawn === pictures.length ? words.drawings : words.someDrawings);
  const items: GalleryProps['items'] = pictures.map((picture) => {
    const caption = captionOf(picture);
    return { picture, ...(caption ? { caption } : {}), filters: [] };
  });
  const filters = filtersOf(context, items);
  return {
    kind: 'gallery',
    props: {
      heading: heading('gallery', tradeHeadings.gallery),
      ...(note ? { note } : {}),
      filters,
      items: filters.length > 0 ? items : items.map((item) => ({ ...item, filters: [] })),
    },
  };
}

/** What a picture shows, where that is known: the owner's description or the drawing's title. */
function captionOf({ kind, alt }: Picture): Line | undefined {
  if (kind === 'photo') return alt.from === 'brief' ? alt : undefined;
  const title = alt.text.replace(/^drawing(?: of|:) /i, '');
  return title ? { ...alt, text: capital(title) } : undefined;
}

/** Services that at least two captions name; fewer than two such services make no filter. Marks the items. */
function filtersOf({ offers }: PageContext, items: GalleryProps['items']): GalleryProps['filters'] {
  const found = offers.flatMap((offer) => {
    const words = telling(offer.name.text);
    const matching = items.filter(({ caption }) => caption && telling(caption.text).some((word) => words.includes(word)));
    if (matching.length < 2) return [];
    for (const item of matching) item.filters.push(offer.anchor);
    return [{ id: offer.anchor, label: offer.name }];
  });
  return found.length >= 2 ? found.slice(0, 6) : [];
}

function telling(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
