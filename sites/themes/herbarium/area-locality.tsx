import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, AddressLines, Band, Framed, ListItems, slot, Title } from '../../sections/parts.tsx';

/** Where it was found, as an herbarium's label says it: the place in large letters inside a double rule, a picture beside it under an arch. */
export default function LocalityArea({ props, section, site }: AreaView) {
  const { address, places, picture } = props;
  return (
    <Band section={section} boxes={['wrap sec', 'box', picture ? 'sheet stacked pictured' : 'sheet stacked']}>
      <div className="label on-surface">
        <Title props={props} />
        <AddressLines lines={address} />
        {places.length > 0 && (
          <ul className={places.length > 5 ? 'gridded many' : 'gridded'}>
            <ListItems lines={places} />
          </ul>
        )}
        {props.directions && <ActionLink action={props.directions} site={site} className="go strong tappable" />}
      </div>
      <Framed className="arch r-art frame filled" picture={picture} slot={slot(4, 5, '24vw', '92vw')} site={site} />
    </Band>
  );
}
