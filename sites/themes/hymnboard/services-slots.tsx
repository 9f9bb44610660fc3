import { Band, Head } from '../../sections/parts.tsx';
import { AfterPrices } from '../../sections/services/parts/after.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesView } from '../../sections/services/schema.ts';
import { Cards, widthClass } from './parts/cards.tsx';

/** A rail from edge to edge for each service, its price slid in at the right. Without a price only the words stand on it. */
export default function Slots({ props, section, site }: ServicesView) {
  const { items } = props;
  const bare = items.every(({ text, price }) => !text && !price);
  const widths = widthClass(items.flatMap(({ price }) => (price ? [price.text] : [])));
  return (
    <Band section={section} className={`${widths}${bare ? ' bare' : ''}${items.length > 7 ? ' many' : ''}`}>
      <Head props={props} className="wrap head" />
      <ul>
        {items.map((item) => (
          <li key={item.anchor} className="slot railed">
            <div className="tx">
              <ServiceName item={item} site={site} />
              {item.text && <p>{item.text.text}</p>}
            </div>
            {item.price && (
              <p className="price">
                <Cards text={item.price.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="wrap end strong">
        <AfterPrices props={props} site={site} />
      </div>
    </Band>
  );
}
