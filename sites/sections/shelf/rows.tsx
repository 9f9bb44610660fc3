import { ActionLink, Band, Framed, Head, slot } from '../parts.tsx';
import { standsFree } from './item.ts';
import type { ShelfView } from './schema.ts';

/** Products as rows of a catalog: picture, name, price. Two columns when there are many. */
export default function Rows({ props, section, site }: ShelfView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Head props={props} className="head" />
      <ul className={props.items.length > 3 ? 'items gridded two' : 'items gridded'}>
        {props.items.map((item) => (
          <li
            key={item.name.text}
            className={item.picture ? 'it r-l clipped gridded on-surface' : 'it r-l clipped gridded on-surface bare'}
          >
            {item.picture && (
              <Framed
                className={standsFree(item.picture) ? 'pic filled frame free' : 'pic filled frame'}
                picture={item.picture}
                slot={slot(1, 1, '12rem', '12rem')}
                site={site}
              />
            )}
            <div className="tx box">
              <h3>{item.name.text}</h3>
              {item.text && <p>{item.text.text}</p>}
              {props.ask && <ActionLink action={props.ask} site={site} className="ask strong" />}
            </div>
            {item.price && <p className="price">{item.price.text}</p>}
          </li>
        ))}
      </ul>
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost more" />}
    </Band>
  );
}
