import { Band, longWordOf, Price, Title } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';
import { rowSizes } from '../../sections/rows.ts';

/** Price tags on rails: the figure large, under it what it pays for. */
export default function HookPrices({ props, section }: PricesView) {
  const Name = props.heading || props.groups.some(({ heading }) => heading) ? 'h3' : 'h2';
  return (
    <Band section={section} className="perforated" boxes={['wrap sec']}>
      <Title props={props} />
      {props.groups.map((group) => {
        const sizes = rowSizes(group.items.length, group.items.length < 5 ? 3 : 4);
        return (
          <div key={group.items[0]?.name.text} className="group">
            {group.heading && <h2 className="title t-3">{group.heading.text}</h2>}
            <ul>
              {group.items.map((item, index) => (
                <li key={item.name.text} className={`of-${sizes[index]}`}>
                  <div className="tag box hung-tag on-surface">
                    <Name className={`name ${longWordOf(item.name.text)}`}>{item.name.text}</Name>
                    {item.price && <Price className={`price h${item.price.text.length > 12 ? ' long' : ''}`} line={item.price} />}
                    {item.text && <p>{item.text.text}</p>}
                    <Included lines={item.includes} className="includes" />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Band>
  );
}
