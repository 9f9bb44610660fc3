import { ActionLink, Band, PictureView } from '../parts.tsx';
import { pictureKey } from '../picture-key.ts';
import { FilterChoice, filterClasses, usedFilters } from './parts/filters.tsx';
import type { GalleryView } from './schema.ts';

/** Pictures a phone shows at first. Each photo is a request of its own. */
const first = 7;

/** Whole pictures, each in its own shape, in columns. Filters, and the phone's choice to see all of many, are inputs that CSS reads. */
export default function Wall({ props, section, site }: GalleryView) {
  const { heading, note, items, more } = props;
  const filters = usedFilters(props);
  const folds = items.length > first;
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      {heading && <h2>{heading.text}</h2>}
      {note && <p className="note loose measured t-1">{note.text}</p>}
      <FilterChoice filters={filters} name={`${section.id}-show`} site={site} />
      <ul className={`n${Math.min(items.length, 4)}${folds ? ' folds' : ''}`}>
        {items.map((item) => (
          <li key={pictureKey(item.picture)} className={filterClasses(item, filters) || undefined}>
            <figure>
              <PictureView
                picture={item.picture}
                slot={{
                  width: 4,
                  height: 3,
                  sizes: items.length > 2 ? '(min-width: 56.25rem) 32vw, 48vw' : '(min-width: 36rem) 48vw, 92vw',
                }}
                site={site}
              />
              {item.caption && <figcaption>{item.caption.text}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {folds && (
        <label className="unfold">
          <input className="all" type="checkbox" />
          {site.words.at.showAll(items.length)}
        </label>
      )}
      {more && <ActionLink action={more} site={site} className="btn ghost" />}
    </Band>
  );
}
