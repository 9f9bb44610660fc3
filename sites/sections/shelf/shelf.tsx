import { ActionLink, Band, Framed, slot, Title } from '../parts.tsx';
import { rowSizes } from '../rows.ts';
import { standsFree } from './item.ts';
import type { ShelfView } from './schema.ts';

/** Products on shelf boards with the price hung from the edge. */
export default function Shelf({ props, section, site }: ShelfView) {
  const sizes = rowSizes(props.items.length, 4);
  const buttonClass = props.items.length > 4 ? 'btn ghost' : 'btn';
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} />
      <ul className={props.items.some((item) => item.price) ? 'boards gridded priced' : 'boards gridded'}>
        {props.items.map((item, index) => (
          <li key={item.name.text} className={`it in-column in${sizes[index]}`}>
            {item.picture && (
              <Framed
                className={standsFree(item.picture) ? 'pic free' : 'pic'}
                picture={item.picture}
                slot={slot(4, 5, '25vw', '50vw')}
                site={site}
              />
            )}
            <div className="tx box">
              <h3>{item.name.text}</h3>
              {item.price && <p className="tag relative on-surface">{item.price.text}</p>}
              {item.text && <p>{item.text.text}</p>}
            </div>
            {props.ask && <ActionLink action={props.ask} site={site} className={`${buttonClass} ask`} />}
          </li>
        ))}
      </ul>
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost more" />}
    </Band>
  );
}
