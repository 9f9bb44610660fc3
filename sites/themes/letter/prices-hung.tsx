import { HungPrice } from '../../sections/hung-price.tsx';
import { Band, Framed, Head, slot } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';

/** The account that comes with a letter: figures hang in the margin on one line with their names, each group on a fold of its own. */
export default function HungPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section}>
      <Head props={props} className="wrap over" />
      {props.groups.map((group) => (
        <div key={group.items[0]?.name.text} className={group.heading ? 'group' : 'group on'}>
          <div className="wrap">
            {group.heading && <GroupHeading className="head">{group.heading.text}</GroupHeading>}
            <ul>
              {group.items.map((item) => (
                <li key={item.name.text} className="priced-row">
                  <p className="what t-1">{item.name.text}</p>
                  {item.price && <HungPrice line={item.price} />}
                  {item.text && <p className="text muted">{item.text.text}</p>}
                  <Included lines={item.includes} className="text muted" />
                </li>
              ))}
            </ul>
            <Framed className="pic r-m backed frame" picture={group.picture} slot={slot(4, 3, '30rem', '92vw')} site={site} />
          </div>
        </div>
      ))}
    </Band>
  );
}
