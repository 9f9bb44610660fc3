import { Band, Framed, isTall, Price, slot } from '../parts.tsx';
import { Included } from './parts/included.tsx';
import type { PricesView } from './schema.ts';

/** A printed price list: each group has its heading, its lines with dotted leaders, and its picture if there is one. */
export default function MenuPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} className="dot-leaders" boxes={['wrap']}>
      {props.heading && <h2 className="over">{props.heading.text}</h2>}
      {props.heading && props.lead && <p className="lead">{props.lead.text}</p>}
      {props.groups.map((group) => (
        <div
          key={group.items[0]?.name.text}
          className={['group gridded', group.heading ? '' : 'untitled', group.picture ? '' : 'bare', group.items.length > 5 ? 'many' : '']
            .filter(Boolean)
            .join(' ')}
        >
          {group.heading && <GroupHeading className="head box">{group.heading.text}</GroupHeading>}
          <ul>
            {group.items.map((item) => (
              <li key={item.name.text} className="box">
                <p className={isTall(item.name.text, item.price?.text) ? 'row tall' : 'row'}>
                  <b className="h">{item.name.text}</b>
                  {item.price && <Price className="price at-right strong" line={item.price} />}
                </p>
                {item.text && <p className="text">{item.text.text}</p>}
                <Included lines={item.includes} className="includes" />
              </li>
            ))}
          </ul>
          <Framed className="art r-art backed frame" picture={group.picture} slot={slot(3, 4, '20vw', '9rem')} site={site} />
        </div>
      ))}
      {!props.heading && props.lead && <p className="lead after">{props.lead.text}</p>}
    </Band>
  );
}
