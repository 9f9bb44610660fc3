import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, AddressLines, Band, Framed, ListItems, slot, Title } from '../../sections/parts.tsx';

/** Every place on a plate of tile, as on a street corner; the address is the large one. */
export default function Plates({ props, section, site }: AreaView) {
  return (
    <Band section={section} className="depth sec" boxes={['wrap', 'box fit-box']}>
      <Title props={props} fit />
      <div className={`where${props.address.length > 0 || props.picture ? ' two' : ''}`}>
        {props.address.length > 0 && (
          <div className="street gridded">
            <AddressLines lines={props.address} />
            {props.directions && <ActionLink action={props.directions} site={site} className="go strong tappable" />}
          </div>
        )}
        <Framed className="frame filled" picture={props.picture} slot={slot(4, 3, '45vw')} site={site} />
        {props.places.length > 0 && (
          <ul className={props.places.length > 8 ? 'wraps many' : 'wraps'}>
            <ListItems lines={props.places} />
          </ul>
        )}
      </div>
    </Band>
  );
}
