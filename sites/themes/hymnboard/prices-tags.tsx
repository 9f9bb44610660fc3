import { Band, Head, ListItems } from '../../sections/parts.tsx';
import type { PricesView } from '../../sections/prices/schema.ts';
import { Cards, widthClass } from './parts/cards.tsx';

/** Prices as number cards on rails: large for a few, two to a rail for many. What a price includes runs on under its name. */
export default function Tags({ props, section }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  const ItemHeading =
    props.groups.some(({ heading }) => heading) && props.heading
      ? 'h4'
      : props.heading || props.groups.some(({ heading }) => heading)
        ? 'h3'
        : 'h2';
  const count = props.groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Band section={section} className={count > 7 ? 'many' : undefined}>
      <Head props={props} className="wrap over" />
      {props.groups.map((group) => (
        <div key={group.items[0]?.name.text} className="group">
          {group.heading && (
            <div className="wrap">
              <GroupHeading className="head">{group.heading.text}</GroupHeading>
            </div>
          )}
          <ul>
            {group.items.map(({ name, text, price, includes }) => (
              <li key={name.text} className="slot railed">
                <div className="tx">
                  <ItemHeading className="name t-3">{name.text}</ItemHeading>
                  {text && <p>{text.text}</p>}
                  {includes.length > 0 && (
                    <ul className="includes">
                      <ListItems lines={includes} />
                    </ul>
                  )}
                </div>
                {price && (
                  <p className={`price ${widthClass([price.text])}`}>
                    <Cards text={price.text} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}
