import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, longWordOf, PriceLine, slot } from '../../sections/parts.tsx';

/** A lane as wide as the page for each service, and the water deepens from the first to the last. */
export default function Lanes({ props, section, site }: DetailsView) {
  const { items } = props;
  return (
    <Band section={section} className={`${items.length > 3 ? '' : 'few'}${items.some(({ picture }) => picture) ? ' pictured' : ''}`}>
      {items.map((item, index) => (
        <div key={item.anchor} id={item.anchor} className={`lane g${groundOf(index, items.length)}${item.text ? '' : ' bare'}`}>
          <div className="row relative gridded">
            <Framed className="frame filled" picture={item.picture} slot={slot(4, 3, '25vw')} site={site} />
            <div className="name box">
              <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
            </div>
            {item.text && <p className="text loose t-1">{item.text.text}</p>}
            <PriceLine line={item.price} />
          </div>
        </div>
      ))}
    </Band>
  );
}

/** Step of the ladder for a lane: 1 for the first, 4 for the last. */
function groundOf(index: number, count: number): number {
  return count === 1 ? 2 : 1 + Math.round((index * 3) / (count - 1));
}
