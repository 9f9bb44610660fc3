import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, Spans, Title } from '../../sections/parts.tsx';

/** Towns as tags on rails; the address on a larger one before them. */
export default function Tags({ props, section, site }: AreaView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec', 'box']}>
      <Title props={props} />
      <ul className="wraps">
        {props.address.length > 0 && (
          <li className="place">
            <address className="tag t-1 hung-tag on-surface">
              <Spans lines={props.address.map(({ text }) => text)} />
              {props.directions && <ActionLink action={props.directions} site={site} className="btn ghost" />}
            </address>
          </li>
        )}
        {props.places.map((place) => (
          <li key={place.text}>
            <span className="tag name t-1 hung-tag on-surface">{place.text}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
