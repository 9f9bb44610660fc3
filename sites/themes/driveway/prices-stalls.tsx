import { Band, type Fit, Framed, fitOf, Price, slot } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';

/** A parking lot seen from above: each price is painted in a stall of its own, a lot for each group. */
export default function StallsPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec']}>
      {props.heading && <h2 className="over">{props.heading.text}</h2>}
      {props.lead && <p className="lead">{props.lead.text}</p>}
      {props.groups.map((group) => (
        <div key={group.items[0]?.name.text} className="lot r-l clipped">
          {(group.heading || group.picture) && (
            <div className={group.picture ? 'top gridded pictured' : 'top gridded'}>
              {group.heading && <GroupHeading className="head">{group.heading.text}</GroupHeading>}
              <Framed className="frame filled" picture={group.picture} slot={slot(5, 2, '40rem', '92vw')} site={site} />
            </div>
          )}
          <ul>
            {group.items.map((item) => (
              <li key={item.name.text} className={item.price ? undefined : 'free'}>
                <p className="what h">{item.name.text}</p>
                {item.text && <p>{item.text.text}</p>}
                <Included lines={item.includes} />
                {item.price && <Price className={`price on-baseline wraps h ${sizeOf(item.price.text)}`} line={item.price} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}

/** How large a price may be painted: a range and words without a figure take the most room. */
function sizeOf(price: string): Fit {
  return /\d/.test(price) ? fitOf(price.replace(/ ?[a-z]+ ?/g, ''), 7, 8) : 'long';
}
