import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, Framed, ListItems, longWordOf, Spans, slot } from '../../sections/parts.tsx';

/** The address as one huge line, the places served as small ones, and the way there as the last key. */
export default function LinesOfPlaces({ props, section, site }: AreaView) {
  const [street, ...rest] = props.address;
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf gridded']}>
      <div className="strip">
        <h2>{props.heading.text}</h2>
      </div>
      <div className="cells in-column">
        {props.lead && <p className="lead">{props.lead.text}</p>}
        {street && (
          <address className="gridded t-1 on-baseline">
            <span className={`h ${longWordOf(street.text)}`}>{street.text}</span>
            <Spans lines={rest.map(({ text }) => text)} />
          </address>
        )}
        {props.places.length > 0 && (
          <ul className={props.places.length > 3 ? 'two' : undefined}>
            <ListItems lines={props.places} />
          </ul>
        )}
        <Framed className="frame filled" picture={props.picture} slot={slot(2, 1, '48vw')} site={site} />
        {props.directions && <ActionLink action={props.directions} site={site} className="way" />}
      </div>
    </Band>
  );
}
