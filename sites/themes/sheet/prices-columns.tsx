import { Band, Framed, Price, slot } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';

/** Price lists side by side as columns of ruled lines, the prices under one another as in a sum. */
export default function Columns({ props, section, site }: PricesView) {
  const { groups } = props;
  // The picture fills what the shorter list leaves.
  const picture = groups.find((group) => group.picture)?.picture;
  const shortest = groups.reduce((least, group) => (group.items.length < least.items.length ? group : least));
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} className="lined flush" boxes={['wrap']}>
      {props.heading && <h2 className="over">{props.heading.text}</h2>}
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <div className={groups.length > 1 ? 'groups stacked two' : 'groups stacked'}>
        {groups.map((group) => (
          <div key={group.items[0]?.name.text} className="leaf in-column">
            {group.heading && (
              <div className="strip">
                <GroupHeading>{group.heading.text}</GroupHeading>
              </div>
            )}
            <ol className="ruled">
              {group.items.map((item) => (
                <li key={item.name.text}>
                  <p className={item.name.text.length <= 4 ? 'name t-1 code' : 'name t-1'}>{item.name.text}</p>
                  {item.text && <p className="what">{item.text.text}</p>}
                  <Included lines={item.includes} />
                  {item.price && (
                    <Price
                      className={item.price.text.length > 14 ? 'price at-right balanced long' : 'price at-right balanced'}
                      line={item.price}
                    />
                  )}
                </li>
              ))}
            </ol>
            {group === shortest && <Framed className="frame filled" picture={picture} slot={slot(4, 3, '48vw')} site={site} />}
          </div>
        ))}
      </div>
    </Band>
  );
}
