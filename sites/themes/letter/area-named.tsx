import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, AddressLines, Band, Framed, slot, Title } from '../../sections/parts.tsx';

/** Places named in one sentence of a letter, the address under it; a picture hangs in the margin. */
export default function NamedArea({ props, section, site }: AreaView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'sheet stacked']}>
      <div className="words">
        <Title props={props} />
        {props.places.length > 0 && (
          <p className={props.places.length > 9 ? 'places t-3 many' : 'places t-3'}>
            {site.words.list(props.places.map((place) => place.text))}.
          </p>
        )}
        <AddressLines lines={props.address} />
        {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
      </div>
      <Framed className="pic r-m backed frame" picture={props.picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
    </Band>
  );
}
