import { bedOf, Edge } from '../../sections/ground.tsx';
import { Band, Head, Price } from '../../sections/parts.tsx';
import { AfterPrices } from '../../sections/services/parts/after.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesView } from '../../sections/services/schema.ts';

/** Services as layers of ground across the window, deeper from one to the next. No pictures. */
export default function LayersServices({ props, section, site }: ServicesView) {
  const { items } = props;
  return (
    <Band section={section}>
      <Head props={props} className="wrap head fit-box" />
      <ul>
        {items.map((item, index) => {
          const bed = bedOf(index, items.length);
          const isTop = index === 0 || bed !== bedOf(index - 1, items.length);
          return (
            <li key={item.anchor} className={isTop ? `${bed} top` : bed}>
              {isTop && <Edge of={`${section.id}-${site.document.seed}-${index}`} />}
              <div className={item.price ? 'wrap priced-row' : 'wrap priced-row unpriced'}>
                <ServiceName item={item} site={site} />
                {item.text && <p className="text">{item.text.text}</p>}
                {item.price && <Price className="price at-right" line={item.price} />}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="wrap foot">
        <AfterPrices props={props} site={site} />
      </div>
    </Band>
  );
}
