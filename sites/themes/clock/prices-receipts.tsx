import { Band, Framed, Price, slot } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** A torn receipt for each group of prices, a little askew. A single group is one wide receipt. */
export default function ReceiptsPrices({ props, section, site }: PricesView) {
  const { facts } = site;
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec']}>
      {props.heading && <h2 className="over">{props.heading.text}</h2>}
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <div className={props.groups.length > 1 ? 'slips stacked several' : 'slips stacked'}>
        {props.groups.map((group) => (
          <div key={group.items[0]?.name.text} className="slip">
            <div className="paper box on-surface">
              <p className="top apart wraps" aria-hidden="true">
                <span>{wordmarkOf(facts)}</span>
                {(facts.address?.street ?? facts.city) && <span>{facts.address?.street ?? facts.city}</span>}
              </p>
              {group.heading && <GroupHeading className="head">{group.heading.text}</GroupHeading>}
              <Framed className="pic frame filled" picture={group.picture} slot={slot(16, 9, '45vw', '92vw')} site={site} />
              <ul>
                {group.items.map((item) => (
                  <li key={item.name.text} className="priced-row">
                    <p className="what">{item.name.text}</p>
                    {item.price && <Price className="price at-right strong" line={item.price} />}
                    {item.text && <p className="text loose">{item.text.text}</p>}
                    <Included lines={item.includes} className="text loose" />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}
