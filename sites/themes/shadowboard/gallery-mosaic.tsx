import type { GalleryView } from '../../sections/gallery/schema.ts';
import { type Tile, tiles } from '../../sections/gallery/tiles.ts';
import { ActionLink, Band, Framed } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';

const frames: Record<Tile, { width: number; height: number; sizes: string }> = {
  big: { width: 1, height: 1, sizes: '(min-width: 56.25rem) 50vw, 100vw' },
  square: { width: 1, height: 1, sizes: '(min-width: 56.25rem) 25vw, 50vw' },
  broad: { width: 2, height: 1, sizes: '(min-width: 56.25rem) 50vw, 50vw' },
};

/** Drawings of three shapes without a hole, one large. Photos would be cropped to them, so they're shown by other variants. */
export default function Mosaic({ props: { heading, note, items, more }, section, site }: GalleryView) {
  const shapes = tiles(items.length);
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      {heading && <h2>{heading.text}</h2>}
      {note && <p className="note loose measured t-1">{note.text}</p>}
      <ul className="tiles gridded">
        {items.map(({ picture, caption }, index) => {
          const shape = shapes[index] ?? 'square';
          return (
            <li key={pictureKey(picture)} className={shape}>
              <figure className="in-column">
                <Framed className="frame r-art filled" picture={picture} slot={frames[shape]} site={site} />
                {caption && <figcaption>{caption.text}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      {more && <ActionLink action={more} site={site} className="btn ghost" />}
    </Band>
  );
}
