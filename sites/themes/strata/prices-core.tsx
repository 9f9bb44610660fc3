import { Edge } from '../../sections/ground.tsx';
import { Band, Framed, isTall, Price, slot, Title } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';

/** A core drilled through the price list: down its side each price lies in a layer of its own, and what it buys stands beside it. */
export default function CorePrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap']}>
      <Title props={props} />
      {props.groups.map((group) => (
        <div key={group.items[0]?.name.text} className={group.picture ? 'group stacked pictured' : 'group stacked'}>
          {group.heading && <GroupHeading className="head t-3">{group.heading.text}</GroupHeading>}
          <ul>
            {group.items.map((item, index) => (
              <li key={item.name.text} className={isTall(item.name.text, item.price?.text) ? 'tall' : undefined}>
                <div className="what box">
                  <p className="name h">{item.name.text}</p>
                  {item.text && <p className="text muted">{item.text.text}</p>}
                  <Included lines={item.includes} className="text muted" />
                </div>
                <div className={`layer aligned bed${1 + (index % 4)}`}>
                  <Edge of={`${section.id}-${site.document.seed}-${index}`} />
                  {item.price && <Price className={item.price.text.length > 12 ? 'price long' : 'price'} line={item.price} />}
                </div>
              </li>
            ))}
          </ul>
          <Framed className="frame filled" picture={group.picture} slot={slot(4, 5, '26vw', '92vw')} site={site} />
        </div>
      ))}
    </Band>
  );
}
