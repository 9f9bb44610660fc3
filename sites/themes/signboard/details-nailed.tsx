import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, fitOf, PriceLine, slot } from '../../sections/parts.tsx';

/** A painted board for each service, nailed up one under the other, with its price in a starburst. Boards with names alone share rows. */
export default function NailedDetails({ props, section, site }: DetailsView) {
  const named = props.items.every((item) => !item.text && !item.picture && !item.price);
  return (
    <Band section={section} boxes={[named ? 'wrap gridded names' : 'wrap gridded']}>
      {props.items.map((item) => (
        <div key={item.anchor} id={item.anchor} className={item.picture ? 'board stacked pictured' : 'board stacked'}>
          <Framed className="art r-art backed frame" picture={item.picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
          <div className="words">
            <h2>{item.name.text}</h2>
            {item.text && <p>{item.text.text}</p>}
          </div>
          {item.price && (
            <PriceLine
              line={item.price}
              className={`price centered gridded on-accent ${fitOf(figureOf(item.price.text), 7, 10)}`}
              figureClass="h"
            />
          )}
        </div>
      ))}
    </Band>
  );
}

/** What is set large in a price: '$1,450' of 'from $1,450'; the words themselves if there's no figure. */
function figureOf(price: string): string {
  return /\$[\d.,]+(?: to \$[\d.,]+)?/.exec(price)?.[0] ?? price;
}
