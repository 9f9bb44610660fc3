import { Band } from '../band.tsx';
import { longWordOf } from '../fit.ts';
import { Actions } from '../parts.tsx';
import { Street } from '../street.tsx';
import type { CallView } from './schema.ts';

/** The call over a street on which the van has arrived at the house. */
export default function StreetCall({ props, section, site }: CallView) {
  return (
    <Band section={section}>
      <div className="wrap stacked">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.text && <p>{props.text.text}</p>}
        </div>
        <Actions actions={props.actions} site={site} />
      </div>
      <Street site={site} band={section.band} />
    </Band>
  );
}
