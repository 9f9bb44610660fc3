import { PictureView } from '../../pictures/picture-view.tsx';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { unevenRowSizes } from '../rows.ts';
import { ServiceName } from './parts/name.tsx';
import type { ServicesProps } from './schema.ts';

const urgent = /\b(emergenc(y|ies)|urgent|same[- ]day)\b/i;

/** A door for each service: picture above, words below, rows of two and three. Urgent work gets the loud door. */
export default function Doors({ props, section, site }: SectionView<ServicesProps>) {
  const sizes = unevenRowSizes(props.items.length, 3);
  return (
    <section id={section.id} data-section={section.id} className={`services-doors band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        {props.lead && <p className="lead">{props.lead.text}</p>}
        <ul className="doors">
          {props.items.map((item, index) => {
            const isLoud = urgent.test(item.name.text);
            return (
              <li key={item.anchor} className={`door in${sizes[index]}${isLoud ? ' loud' : ''}`}>
                <div className="tx">
                  <ServiceName item={item} site={site} />
                  {item.text && <p>{item.text.text}</p>}
                  {item.price && <p className="price">{item.price.text}</p>}
                </div>
                {item.picture && (
                  <div className="pic">
                    <PictureView
                      picture={item.picture}
                      slot={{ width: 24, height: 13, sizes: '(min-width: 56.25rem) 36rem, (min-width: 40rem) 50vw, 100vw' }}
                      site={site}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        {props.more && <ActionLink action={props.more} site={site} className="btn ghost more" />}
      </div>
    </section>
  );
}
