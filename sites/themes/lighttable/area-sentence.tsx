import type { AreaView } from '../../sections/area/schema.ts';
import { ActionLink, AddressLines, Band, longWordOf } from '../../sections/parts.tsx';

/** Where to find the business, or where it works, as one large thin sentence. */
export default function Sentence({ props, section, site }: AreaView) {
  const places = props.places.map(({ text }) => text);
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box', 'cols stacked']}>
      <div className="fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      </div>
      <div className="words gridded">
        <AddressLines lines={props.address} />
        {places.length > 0 && (
          <p className={places.length > 8 || props.address.length > 0 ? 'places many' : 'places'}>{site.words.list(places)}</p>
        )}
        {props.lead && <p>{props.lead.text}</p>}
        {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
      </div>
    </Band>
  );
}
