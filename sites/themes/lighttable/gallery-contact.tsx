import { fullStrips, isShortStrip, ratioOf, stripsOf } from '../../sections/film-strips.ts';
import { FilterChoice, filterClasses, usedFilters } from '../../sections/gallery/parts/filters.tsx';
import { Caption, type Tile, TileLink, tilesOf } from '../../sections/gallery/parts/viewer.tsx';
import type { GalleryView } from '../../sections/gallery/schema.ts';
import { Band } from '../../sections/parts.tsx';
import { FilmPicture, Ring, shapeClass } from './parts/film.tsx';

/** A contact sheet: every photo whole, numbered, in strips that fill the page; the last strip is cut where the photos end. A filter rings what it names. */
export default function Contact({ props, section, site }: GalleryView) {
  const filters = usedFilters(props);
  const tiles = tilesOf(props.items, site);
  return (
    <Band section={section}>
      {(props.heading || props.note || filters.length > 1) && (
        <div className="head gridded">
          {props.heading && <h2>{props.heading.text}</h2>}
          {props.note && <p className="note measured">{props.note.text}</p>}
          <FilterChoice filters={filters} name={`${section.id}-show`} site={site} />
        </div>
      )}
      <div className="sheet gridded">
        {inStrips(tiles).map((strip) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must be able to do
          <ul key={strip.from} className={strip.end ? 'film ring-inside end' : 'film ring-inside'} tabIndex={0}>
            {strip.tiles.map((tile) => (
              <li key={tile.index} className={`${shapeClass(tile.picture, site)} ${filterClasses(tile.item, filters)}`}>
                <figure>
                  <div className="fr">
                    <TileLink tile={tile} count={tiles.length} section={section} site={site}>
                      <FilmPicture picture={tile.picture} sizes={sizesOf(tile)} site={site} />
                    </TileLink>
                    {filters.length > 1 && tile.item.filters.length > 0 && <Ring site={site} turn={tile.index} />}
                  </div>
                  {tile.caption ? (
                    <figcaption>
                      <Caption tile={tile} />
                    </figcaption>
                  ) : (
                    <div className="no" />
                  )}
                </figure>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Band>
  );
}

/**
 * Height for which a frame's file is chosen, on phones in CSS pixels and on desktops in hundredths of the page's width. Frames on phones
 * are 240 px high. With a smaller number, wide photos load the file of 480 px too (see `listPhotoOnPhone`).
 */
const frame = { phonePx: 136, desktopVw: 37 };

function sizesOf({ picture }: Tile): string {
  const ratio = ratioOf(picture);
  return `(min-width: 56.25rem) ${Math.ceil(ratio * frame.desktopVw)}vw, ${Math.ceil(ratio * frame.phonePx)}px`;
}

/** The last strip may end before the page does. */
function inStrips(tiles: Tile[]): { from: number; tiles: Tile[]; end: boolean }[] {
  const counts = stripsOf(tiles.map(({ picture }) => ratioOf(picture)));
  return counts.map((count, index) => {
    const from = counts.slice(0, index).reduce((total, before) => total + before, 0);
    const own = tiles.slice(from, from + count);
    return {
      from,
      tiles: own,
      end:
        index === counts.length - 1 &&
        isShortStrip(
          own.map(({ picture }) => ratioOf(picture)),
          fullStrips.sheet,
        ),
    };
  });
}
