import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, longWordOf, Price, slot } from '../../sections/parts.tsx';

/** A road down the page with a numbered stop for each service, left and right of it in turn. */
export default function StopsDetails({ props, section, site }: DetailsView) {
  const bare = props.items.every((item) => !item.text && !item.picture);
  return (
    <Band section={section} boxes={[bare ? 'wrap bare' : 'wrap']}>
      <div className={props.items.length > 1 ? 'way relative stacked' : 'way relative stacked one'}>
        {props.items.map((item, index) => (
          <div key={item.anchor} id={item.anchor} className="stop relative box" data-number={index + 1}>
            <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
            <Framed className="frame r-art filled" picture={item.picture} slot={slot(3, 2, '32rem', '80vw')} site={site} />
            {item.text && <p>{item.text.text}</p>}
            {item.price && <Price className="price" line={item.price} />}
          </div>
        ))}
      </div>
    </Band>
  );
}
