import { Band, Framed, isTall, longWordOf, PriceLine, slot } from '../parts.tsx';
import type { DetailsView } from './schema.ts';

/** A job ticket per service under a heavy rule: picture, name and price, then what it is. */
export default function TicketsDetails({ props, section, site }: DetailsView) {
  return (
    <Band section={section} boxes={['wrap']}>
      {props.items.map((item) => (
        <div
          key={item.anchor}
          id={item.anchor}
          className={['ticket gridded', item.picture ? '' : 'bare', isTall(item.name.text) ? 'tall' : '', longWordOf(item.name.text)]
            .filter(Boolean)
            .join(' ')}
        >
          <Framed className="art r-art backed frame" picture={item.picture} slot={slot(1, 1, '13rem', '11rem')} site={site} />
          <div className="title box">
            <h2 className="t-3">{item.name.text}</h2>
            {item.price && <PriceLine line={item.price} className="price" figureClass="h" />}
          </div>
          {item.text && (
            <div className="body">
              <p>{item.text.text}</p>
            </div>
          )}
        </div>
      ))}
    </Band>
  );
}
