import { isShortStrip, ratioOf, stripsOf } from '../../sections/film-strips.ts';
import { FilterChoice, filterClasses, usedFilters } from '../../sections/gallery/parts/filters.tsx';
import type { GalleryProps, GalleryView } from '../../sections/gallery/schema.ts';
import { Band } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';
import { FilmPicture, Ring, shapeClass } from './parts/film.tsx';

type Item = GalleryProps['items'][number];

/** A contact sheet: every photo whole, numbered, in strips that fill the page; the last strip is cut where the photos end. A filter rings what it names. */
export default function Contact({ props, section, site }: GalleryView) {
  const filters = usedFilters(props);
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
        {inStrips(props.items).map((strip) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must be able to do
          <ul key={strip.from} className={strip.end ? 'film ring-inside end' : 'film ring-inside'} tabIndex={0}>
            {strip.items.map((item) => (
              <li key={pictureKey(item.picture)} className={`${shapeClass(item.picture, site)} ${filterClasses(item, filters)}`}>
                <figure>
                  <div className="fr">
                    <FilmPicture picture={item.picture} sizes={sizesOf(item)} site={site} />
                    {filters.length > 1 && item.filters.length > 0 && <Ring site={site} turn={props.items.indexOf(item)} />}
                  </div>
                  {item.caption ? <figcaption>{item.caption.text}</figcaption> : <div className="no" />}
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
 * are 182 px high. With a smaller number, wide photos load the file of 480 px too (see `listPhotoOnPhone`).
 */
const frame = { phonePx: 136, desktopVw: 23 };

function sizesOf({ picture }: Item): string {
  const ratio = ratioOf(picture);
  return `(min-width: 56.25rem) ${Math.ceil(ratio * frame.desktopVw)}vw, ${Math.ceil(ratio * frame.phonePx)}px`;
}

/** The last strip may end before the page does. */
function inStrips(items: Item[]): { from: number; items: Item[]; end: boolean }[] {
  const counts = stripsOf(items.map(({ picture }) => ratioOf(picture)));
  return counts.map((count, index) => {
    const from = counts.slice(0, index).reduce((total, before) => total + before, 0);
    const own = items.slice(from, from + count);
    return { from, items: own, end: index === counts.length - 1 && isShortStrip(own.map(({ picture }) => ratioOf(picture))) };
  });
}
