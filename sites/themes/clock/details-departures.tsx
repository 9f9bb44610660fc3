import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, Framed, fitOf, longWordOf, PriceLine, slot } from '../../sections/parts.tsx';

/** A departure board from edge to edge: a line of cells for each service, its price on a tile. Names alone fill the board in two columns. */
export default function DeparturesDetails({ props, section, site }: DetailsView) {
  const named = props.items.every((item) => !item.text && !item.picture && !item.price);
  const layout = [
    'board',
    named ? 'names' : '',
    props.items.some((item) => item.price) ? 'priced' : '',
    props.items.some((item) => item.picture) ? 'pictured' : '',
  ];
  return (
    <Band section={section} boxes={[layout.filter(Boolean).join(' ')]}>
      {props.items.map((item, index) => (
        <div key={item.anchor} id={item.anchor} className="line gridded">
          <p className="no loose muted" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </p>
          <div className="words box">
            <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
            {item.text && <p className={item.text.text.length > 240 ? 'long' : undefined}>{item.text.text}</p>}
          </div>
          <Framed className="pic frame filled" picture={item.picture} slot={slot(4, 3, '22vw', '92vw')} site={site} />
          {item.price && (
            <PriceLine
              line={item.price}
              className={`price gridded on-accent ${fitOf(item.price.text.replace(/ ?[a-z]+ ?/g, ''), 7, 12)}`}
            />
          )}
        </div>
      ))}
    </Band>
  );
}
