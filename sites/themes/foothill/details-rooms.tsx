import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, longWordOf, Price, slot } from '../../sections/parts.tsx';

/** A rounded room for each service, wide and narrow in turn: one with a picture fills the whole width. */
export default function RoomsDetails({ props, section, site }: DetailsView) {
  return (
    <Band section={section}>
      <div className="rooms wraps">
        {props.items.map((item) => (
          <div
            key={item.anchor}
            id={item.anchor}
            className={item.picture ? 'room r-l clipped in-column box on-surface pictured' : 'room r-l clipped in-column box on-surface'}
          >
            <div className="words">
              <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
              {item.text && <p>{item.text.text}</p>}
              {item.price && <Price className="price" line={item.price} />}
            </div>
            <Framed className="frame filled" picture={item.picture} slot={slot(4, 3, '50vw')} site={site} />
          </div>
        ))}
      </div>
    </Band>
  );
}
