import { ActionLink, AddressLines } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** Places named in one sentence of a letter, the address under it; a picture hangs in the margin. */
export default function NamedArea({ props, section, site }: SectionView<AreaProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`area-named band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="sheet stacked">
            <div className="words">
              <h2>{props.heading.text}</h2>
              {props.lead && <p className="lead">{props.lead.text}</p>}
              {props.places.length > 0 && (
                <p className={props.places.length > 9 ? 'places many' : 'places'}>
                  {site.words.list(props.places.map((place) => place.text))}.
                </p>
              )}
              <AddressLines lines={props.address} />
              {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
            </div>
            <Framed className="pic frame" picture={props.picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
          </div>
        </div>
      </div>
    </section>
  );
}
