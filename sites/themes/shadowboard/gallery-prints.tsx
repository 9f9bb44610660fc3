import type { GalleryView } from '../../sections/gallery/schema.ts';
import { ActionLink, Band, listPhotoOnPhone, PictureView } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';

/** Prints pinned to the board by taped corners, each in its own shape, in columns that don't line up. */
export default function Prints({ props, section, site }: GalleryView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec']}>
      {props.heading && <h2>{props.heading.text}</h2>}
      {props.note && <p className="note measured">{props.note.text}</p>}
      <ul className={`n${Math.min(props.items.length, 4)}`}>
        {props.items.map((item) => (
          <li key={pictureKey(item.picture)}>
            <figure className="on-surface relative">
              <div className="print">
                <PictureView
                  picture={item.picture}
                  slot={{
                    width: 4,
                    height: 3,
                    sizes: `(min-width: 56.25rem) 30vw, ${props.items.length > 3 ? '46vw' : listPhotoOnPhone}`,
                  }}
                  site={site}
                />
              </div>
              {item.caption && <figcaption>{item.caption.text}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost" />}
    </Band>
  );
}
