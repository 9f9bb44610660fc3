import { ActionLink, Band } from '../parts.tsx';
import { Tiles } from './parts/tiles.tsx';
import type { GalleryView } from './schema.ts';

/** Pictures in rows on the band itself. */
export default function Wall({ props, section, site }: GalleryView) {
  const { heading, note, more } = props;
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      {heading && <h2>{heading.text}</h2>}
      {note && <p className="note loose measured t-1">{note.text}</p>}
      <Tiles props={props} section={section} site={site} />
      {more && <ActionLink action={more} site={site} className="btn ghost" />}
    </Band>
  );
}
