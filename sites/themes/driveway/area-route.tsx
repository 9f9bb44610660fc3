import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, Framed, Spans, slot, Title } from '../../sections/parts.tsx';

/** A road with a town's sign at each stop. An address is the large sign among them. */
export default function RouteArea({ props, section, site }: AreaView) {
  const [street, ...others] = props.address;
  return (
    <Band section={section} boxes={['wrap sec', 'box fit-box']}>
      <Title props={props} fit />
      <div className={props.picture ? 'ways stacked pictured' : 'ways stacked'}>
        <Framed className="frame r-art filled" picture={props.picture} slot={slot(3, 2, '34rem', '92vw')} site={site} />
        <div>
          {street && (
            <div className="signs wraps">
              <address>
                <span className="name">{street.text}</span>
                <Spans lines={others.map(({ text }) => text)} />
                {props.directions && <ActionLink action={props.directions} site={site} />}
              </address>
            </div>
          )}
          {props.places.length > 0 && (
            <ul className={`signs wraps${props.places.length > 8 ? ' many' : ''}`}>
              {props.places.map((place) => (
                <li key={place.text}>
                  <span>{place.text}</span>
                </li>
              ))}
            </ul>
          )}
          {!street && props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
        </div>
      </div>
    </Band>
  );
}
