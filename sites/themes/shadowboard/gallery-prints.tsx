import { Tiles } from '../../sections/gallery/parts/tiles.tsx';
import type { GalleryView } from '../../sections/gallery/schema.ts';
import { ActionLink, Band } from '../../sections/parts.tsx';

/** Prints pinned to the board by taped corners. */
export default function Prints({ props, section, site }: GalleryView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec']}>
      {props.heading && <h2>{props.heading.text}</h2>}
      {props.note && <p className="note measured">{props.note.text}</p>}
      <Tiles props={props} section={section} site={site} figureClass="on-surface relative" />
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost" />}
    </Band>
  );
}
