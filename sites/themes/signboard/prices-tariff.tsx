import { Band, Framed, Price, slot, Title } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';

/** The painted board behind a counter: every group in one frame, names on the left, prices on tags of the second color. */
export default function TariffPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec', 'board relative box band-deep']}>
      <Title props={props} />
      <div className={props.groups.length > 1 ? 'groups stacked several' : 'groups stacked'}>
        {props.groups.map((group) => (
          <div key={group.items[0]?.name.text} className={group.picture ? 'group pictured' : 'group'}>
            {group.heading && <GroupHeading className="head">{group.heading.text}</GroupHeading>}
            <Framed className="art backed frame edged" picture={group.picture} slot={slot(4, 3, '26rem', '80vw')} site={site} />
            <ul className={group.items.length > 5 ? 'many' : undefined}>
              {group.items.map((item) => (
                <li key={item.name.text} className="priced-row">
                  <p className="what h">{item.name.text}</p>
                  {item.price && <Price className="price at-right on-accent h" line={item.price} />}
                  {item.text && <p className="text loose">{item.text.text}</p>}
                  <Included lines={item.includes} className="text loose" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
