import { ActionLink, Band, Framed, Title } from '../parts.tsx';
import { unevenRowSizes } from '../rows.ts';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';

const urgent = /\b(emergenc(y|ies)|urgent|same[- ]day)\b/i;

/** A door for each service in rows of two and three, with pictures above the words if every service has one. Urgent work gets the loud door. */
export default function Doors({ props, section, site }: ServicesView) {
  const pictured = props.items.every(({ picture }) => picture);
  const sizes = unevenRowSizes(props.items.length, 3);
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} />
      <ul className="doors gridded">
        {props.items.map((item, index) => {
          const isLoud = urgent.test(item.name.text);
          return (
            <li
              key={item.anchor}
              className={`door ring-around r-l clipped relative in-column on-surface in${sizes[index]}${isLoud ? ' loud' : ''}`}
            >
              <div className="tx box">
                <ServiceName item={item} site={site} />
                {item.text && <p>{item.text.text}</p>}
                {item.price && <p className="price strong">{item.price.text}</p>}
              </div>
              {pictured && (
                <Framed
                  className="pic clipped"
                  picture={item.picture}
                  slot={{ width: 24, height: 13, sizes: '(min-width: 56.25rem) 36rem, (min-width: 40rem) 50vw, 100vw' }}
                  site={site}
                />
              )}
            </li>
          );
        })}
      </ul>
      {props.more && <ActionLink action={props.more} site={site} className="btn ghost more" />}
    </Band>
  );
}
