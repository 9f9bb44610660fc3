import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, Band, Head, ListItems, Spans } from '../../sections/parts.tsx';
import { CardFaces } from './parts/cards.tsx';

/** The house number on large cards in the board's color, the street under its rail. Towns served stand on rails of their own. */
export default function Plate({ props, section, site }: AreaView) {
  const [street, ...rest] = props.address.map(({ text }) => text);
  const [, number, name] = houseNumber.exec(street ?? '') ?? [];
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      <div className={props.places.length > 0 ? 'layout stacked towns' : 'layout stacked'}>
        <Head props={props} className="head fit-box" />
        {street && (
          <div className="where">
            {number && (
              <div className={`railed l${Math.min(number.length, 6)}`}>
                <CardFaces texts={[number]} />
              </div>
            )}
            <address className="gridded t-1">
              <span className="vh">{street}</span>
              <span className="street h" aria-hidden="true">
                {name ?? street}
              </span>
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

const houseNumber = /^(\d{1,6})\s+(.+)$/;
