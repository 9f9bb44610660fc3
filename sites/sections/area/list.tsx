import { ActionLink, AddressLines, Band, Framed, Head, ListItems, slot } from '../parts.tsx';
import type { AreaView } from './schema.ts';

/** Places as a plain list of names in the heading's letters; the address, if there is one, beside it. */
export default function List({ props, section, site }: AreaView) {
  const many = props.places.length > 6 ? ' many' : '';
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      <div className={`sheet stacked${props.picture ? ' pictured' : ''}`}>
        <Head props={props} className="head fit-box" />
        <div className="where gridded">
          {props.places.length > 0 && (
            <ul className={`places${many}`}>
              <ListItems lines={props.places} />
            </ul>
          )}
          <AddressLines lines={props.address} />
          {props.directions && <ActionLink action={props.directions} site={site} className="btn ghost" />}
        </div>
        <Framed className="frame r-art filled" picture={props.picture} slot={slot(4, 3, '45vw')} site={site} />
      </div>
    </Band>
  );
}
