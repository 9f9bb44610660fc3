import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, PriceLine, slot } from '../../sections/parts.tsx';

/** A tall line per service across the page: name, what it is, the price huge. The line that a link leads to is marked. */
export default function Entries({ props, section, site }: DetailsView) {
  const { items } = props;
  const pictured = items.some(({ picture }) => picture) ? ' pictured' : '';
  const priced = items.some(({ price }) => price) ? ' priced' : '';
  const told = items.some(({ text }) => text) ? ' told' : '';
  const plain = pictured || priced || told ? '' : ' plain';
  return (
    <Band section={section} className="lined flush" boxes={['wrap', `leaf${pictured}${priced}${told}${plain}`]}>
      {items.map((item) => (
        <div key={item.anchor} id={item.anchor} className="entry on-baseline gridded">
          <Framed className="art backed frame" picture={item.picture} slot={slot(4, 3, '14rem', '7rem')} site={site} />
          <h2 className="t-3">{item.name.text}</h2>
          {item.text && <p className="text t-1">{item.text.text}</p>}
          {item.price && (
            <PriceLine
              line={item.price}
              className={item.price.text.length > 10 ? 'price at-right balanced long' : 'price at-right balanced'}
            />
          )}
        </div>
      ))}
    </Band>
  );
}
