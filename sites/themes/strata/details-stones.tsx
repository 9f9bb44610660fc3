import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed } from '../../sections/parts.tsx';

/** A dry wall as wide as the window: each service is a stone of its own color, a wide one beside a narrow one by turns. */
export default function StonesDetails({ props, section, site }: DetailsView) {
  const { items } = props;
  return (
    <Band section={section}>
      <ul className={items.length % 2 ? 'stacked odd' : 'stacked'}>
        {items.map((item, index) => (
          <li key={item.anchor} id={item.anchor} className={`in-column bed${[1, 3, 4, 2, 3, 1, 2, 4][index % 8]}`}>
            <Framed
              className="frame filled"
              picture={item.picture}
              slot={{ width: 16, height: 9, sizes: '(min-width: 48rem) 58vw, 100vw' }}
              site={site}
            />
            <div className="words relative in-column">
              <h2 className="t-3">{item.name.text}</h2>
              {item.text && <p className="text">{item.text.text}</p>}
              {item.price && <p className="price h">{item.price.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
