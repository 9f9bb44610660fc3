import { Band, Framed, isTall, Price, Title } from '../parts.tsx';
import { AfterPrices } from './parts/after.tsx';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

/** A price board: a ruled line per job with what it is and where it starts. Without any price the column goes. */
export default function BoardServices({ props, section, site }: ServicesView) {
  const priced = props.items.some((item) => item.price);
  const explained = props.items.some((item) => item.text);
  const single = props.items.length === 1;
  const layout = ['rows', priced ? '' : 'unpriced', explained ? '' : 'untold', single ? 'single' : ''].filter(Boolean).join(' ');
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} />
      <ul className={layout}>
        {props.items.map((item) => (
          <li key={item.anchor} className={isTall(item.name.text, item.price?.text) ? 'gridded on-baseline tall' : 'gridded on-baseline'}>
            {single && (
              <Framed
                className="art r-m backed frame"
                picture={item.picture}
                slot={{ width: 3, height: 2, sizes: '(min-width: 48rem) 45vw, 92vw' }}
                site={site}
              />
            )}
            <ServiceName item={item} site={site} />
            {item.text && <p>{item.text.text}</p>}
            {item.price && <Price className="price h" line={item.price} />}
          </li>
        ))}
      </ul>
      <AfterPrices props={props} site={site} />
    </Band>
  );
}
