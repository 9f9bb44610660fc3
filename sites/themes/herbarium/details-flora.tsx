import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, Ornament, slot } from '../../sections/parts.tsx';
import { stretchSvg } from '../../sections/sprig.ts';

/** Entries of a flora in two columns: each stands under a stem that bears as many leaves as its number, with its picture under an arch and its price after a leader. */
export default function FloraDetails({ props, section, site }: DetailsView) {
  const { items } = props;
  const bare = items.every((item) => !item.text && !item.picture && !item.price);
  return (
    <Band section={section} boxes={['wrap', 'box']}>
      <ul className={['entries', bare ? 'bare' : '', items.length === 1 ? 'one' : ''].filter(Boolean).join(' ')}>
        {items.map((item, index) => (
          <li key={item.anchor} id={item.anchor}>
            <Ornament className="stem" svg={stretchSvg(index + 1)} />
            <div className={item.picture ? 'entry pictured gridded' : 'entry'}>
              <Framed className="arch r-art frame filled" picture={item.picture} slot={slot(3, 4, '16vw', '40vw')} site={site} />
              <div className="box">
                <h2>{item.name.text}</h2>
                {item.text && <p className="text">{item.text.text}</p>}
                {item.price && (
                  <p className="price on-baseline strong">
                    <span>{item.price.text}</span>
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
