import type { Picture } from '../../document.ts';
import { PictureView } from '../../pictures/picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { GalleryProps } from './schema.ts';
import { type Tile, tiles } from './tiles.ts';

const frames: Record<Tile, { width: number; height: number; sizes: string }> = {
  big: { width: 1, height: 1, sizes: '(min-width: 56.25rem) 50vw, 100vw' },
  square: { width: 1, height: 1, sizes: '(min-width: 56.25rem) 25vw, 50vw' },
  broad: { width: 2, height: 1, sizes: '(min-width: 56.25rem) 50vw, 50vw' },
};

/** Photos a phone shows at first: one large and three pairs. Each is a request of its own. */
const firstPhotos = 7;

/** Pictures of three shapes without a hole, one large; filters, and the phone's choice to see all of many photos, are inputs that CSS reads. */
export default function Mosaic({ props, section, site }: SectionView<GalleryProps>) {
  const shapes = tiles(props.items.length);
  const filters = props.filters.filter((filter) => props.items.some((item) => item.filters.includes(filter.id)));
  const folds = props.items.length > firstPhotos && props.items.some(({ picture }) => picture.kind === 'photo');
  return (
    <section id={section.id} data-section={section.id} className={`gallery-mosaic band-${section.band} sec`}>
      <div className="wrap">
        {(props.heading || props.note) && (
          <div className="head">
            {props.heading && <h2>{props.heading.text}</h2>}
            {props.note && <p className="note">{props.note.text}</p>}
          </div>
        )}
        {filters.length > 1 && (
          <fieldset>
            <legend className="vh">{site.words.at.show}</legend>
            <label>
              <input type="radio" name={`${section.id}-show`} value="all" defaultChecked />
              {site.words.at.all}
            </label>
            {filters.map((filter, index) => (
              <label key={filter.id}>
                <input className={`pick${index}`} type="radio" name={`${section.id}-show`} value={filter.id} />
                {filter.label.text}
              </label>
            ))}
          </fieldset>
        )}
        <ul
          className={`tiles ${folds ? 'folds ' : ''}${filters.flatMap((filter, index) => (shownBy(filter.id, props).length % 2 ? [`odd${index}`] : [])).join(' ')}`}
        >
          {props.items.map((item, index) => {
            const shape = shapes[index] ?? 'square';
            const marks = filters.flatMap((filter, n) => {
              const shown = shownBy(filter.id, props);
              if (!shown.includes(item)) return [];
              return shown[0] === item ? [`f${n}`, `first${n}`] : [`f${n}`];
            });
            return (
              <li key={keyOf(item.picture)} className={[shape, ...marks].join(' ')}>
                <figure>
                  <div className="frame">
                    <PictureView picture={item.picture} slot={frames[shape]} site={site} />
                  </div>
                  {item.caption && <figcaption>{item.caption.text}</figcaption>}
                </figure>
              </li>
            );
          })}
        </ul>
        {folds && (
          <label className="unfold">
            <input className="all" type="checkbox" />
            {site.words.at.showAll(props.items.length)}
          </label>
        )}
      </div>
    </section>
  );
}

function shownBy(filter: string, { items }: GalleryProps) {
  return items.filter((item) => item.filters.includes(filter));
}

function keyOf(picture: Picture): string {
  return picture.kind === 'photo' ? picture.photo.id : JSON.stringify(picture);
}
