import { longWordOf } from '../fit.ts';
import { ActionLink, AddressLines } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** Where to find the business, or where it works, as one large thin sentence. */
export default function Sentence({ props, section, site }: SectionView<AreaProps>) {
  const places = props.places.map(({ text }) => text);
  return (
    <section id={section.id} data-section={section.id} className={`area-sentence band-${section.band} sec`}>
      <div className="wrap">
        <div className="box">
          <div className="cols stacked">
            <div className="fit-box">
              <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
            </div>
            <div className="words">
              <AddressLines lines={props.address} />
              {places.length > 0 && (
                <p className={places.length > 8 || props.address.length > 0 ? 'places many' : 'places'}>{site.words.list(places)}</p>
              )}
              {props.lead && <p>{props.lead.text}</p>}
              {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
