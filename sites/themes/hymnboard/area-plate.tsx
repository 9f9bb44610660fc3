import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, Head, ListItems, Spans } from '../../sections/parts.tsx';

/** The street in the heading's letters on a rail. Towns served stand on rails of their own. */
export default function Plate({ props, section, site }: AreaView) {
  const [street, ...rest] = props.address.map(({ text }) => text);
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      <div className={props.places.length > 0 ? 'layout stacked towns' : 'layout stacked'}>
        <Head props={props} className="head fit-box" />
        {street && (
          <div className="where">
            <address className="gridded t-1">
              <span className="street h">{street}</span>
              <Spans lines={rest} />
            </address>
            {props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
          </div>
        )}
        {props.places.length > 0 && (
          <ul className="places gridded">
            <ListItems lines={props.places} className="h" />
          </ul>
        )}
      </div>
    </Band>
  );
}
