import type { CallView } from '../../sections/call/schema.ts';
import { Actions, Band, longWordOf } from '../../sections/parts.tsx';
import { Street } from './parts/street.tsx';

/** The call over a street on which the van has arrived at the house. */
export default function StreetCall({ props, section, site }: CallView) {
  return (
    <Band section={section}>
      <div className="wrap stacked">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p className="muted t-1">{props.text.text}</p>}
        </div>
        <Actions actions={props.actions} site={site} />
      </div>
      <Street site={site} band={section.band} />
    </Band>
  );
}
