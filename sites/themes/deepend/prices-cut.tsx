import type { ReactNode } from 'react';
import type { Picture } from '../../document/document.ts';
import { Band, Framed, Head, isTall, PictureView, PriceLine, slot } from '../../sections/parts.tsx';
import { depthsOf } from '../../sections/prices/depths.ts';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesProps, PricesView } from '../../sections/prices/schema.ts';
import type { Site } from '../../sections/site.ts';

type Group = PricesProps['groups'][number];

/** A cut through the pool: what costs more lies deeper. More prices than a floor has steps are rows across the page. */
export default function Cut({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  const groups = props.groups.map((group) => ({ ...group, depths: depthsOf(group.items.map(({ price }) => price?.text)) }));
  const picture = groups.find((group) => group.picture)?.picture;
  const firstList = groups.findIndex(({ depths }) => !depths);
  return (
    <Band section={section} className="depth">
      <Head props={props} className="wrap over" />
      {groups.map((group, index) => (
        <div key={group.items[0]?.name.text} className={group.depths ? 'floor' : 'list'}>
          {group.heading && (
            <div className="wrap title">
              <GroupHeading>{group.heading.text}</GroupHeading>
            </div>
          )}
          {group.depths ? (
            <Floor items={group.items} depths={group.depths} picture={firstList < 0 && index === 0 ? picture : undefined} site={site} />
          ) : (
            <Rows items={group.items} picture={index === firstList ? picture : undefined} site={site} />
          )}
        </div>
      ))}
    </Band>
  );
}

function Floor({
  items,
  depths,
  picture,
  site,
}: {
  items: Group['items'];
  depths: number[];
  picture: Picture | undefined;
  site: Site;
}): ReactNode {
  return (
    <ul className={`steps n${items.length}`}>
      {picture && (
        <li className="frame filled">
          <PictureView picture={picture} slot={slot(1, 1, '25vw')} site={site} />
        </li>
      )}
      {items.map((item, index) => (
        <li key={item.name.text} className={`d${depths[index]}`}>
          <p className="h name">{item.name.text}</p>
          {item.price && <PriceLine line={item.price} className={isTall('', item.price.text) ? 'figure tall' : 'figure'} />}
          {item.text && <p>{item.text.text}</p>}
          <Included lines={item.includes} className="includes" />
        </li>
      ))}
    </ul>
  );
}

function Rows({ items, picture, site }: { items: Group['items']; picture: Picture | undefined; site: Site }): ReactNode {
  return (
    <div className={`wrap rows${picture ? ' pictured' : ''}${items.length > 3 ? ' two' : ''}`}>
      <Framed className="frame filled" picture={picture} slot={slot(1, 1, '32vw')} site={site} />
      <ul>
        {items.map((item) => (
          <li key={item.name.text} className="priced-row">
            <p className="h name">{item.name.text}</p>
            {item.price && <PriceLine line={item.price} className="price at-right" />}
            {item.text && <p className="text">{item.text.text}</p>}
            <Included lines={item.includes} className="includes" />
          </li>
        ))}
      </ul>
    </div>
  );
}
