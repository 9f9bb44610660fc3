import type { ReactNode } from 'react';
import { Cards, widthClass } from '../cards.tsx';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { AfterPrices } from './parts/after.tsx';
import { ServiceName } from './parts/name.tsx';
import type { ServicesProps } from './schema.ts';

/** A rail from edge to edge for each service, its price slid in at the right. Without a price only the words stand on it. */
export default function Slots({ props, section, site }: SectionView<ServicesProps>): ReactNode {
  const { items } = props;
  const bare = items.every(({ text, price }) => !text && !price);
  const widths = widthClass(items.flatMap(({ price }) => (price ? [price.text] : [])));
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`services-slots band-${section.band} ${widths}${bare ? ' bare' : ''}${items.length > 7 ? ' many' : ''}`}
    >
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
      <div className="wrap end">
        <AfterPrices props={props} site={site} />
      </div>
    </section>
  );
}
