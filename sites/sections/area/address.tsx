import { ActionLink, AddressLines, Band, Framed, ListItems, slot } from '../parts.tsx';
import type { AreaView } from './schema.ts';

/** The address, or the places served, on a card that ends in a picture of the street if there is one. */
export default function Address({ props, section, site }: AreaView) {
  return (
    <Band
      section={section}
      boxes={['wrap sec', 'box', props.picture ? 'card r-l clipped gridded on-surface' : 'card r-l clipped gridded on-surface bare']}
    >
      <div className="tx">
        <h2 className="t-3">{props.heading.text}</h2>
        <AddressLines lines={props.address} />
        {props.lead && <p>{props.lead.text}</p>}
        {props.places.length > 0 && (
          <ul className="places wraps">
            <ListItems lines={props.places} />
          </ul>
        )}
        {props.directions && <ActionLink action={props.directions} site={site} className="go strong tappable" />}
      </div>
      <Framed className="pic relative backed" picture={props.picture} slot={slot(20, 11, '36rem')} site={site} />
    </Band>
  );
}
