import type { ReactNode } from 'react';
import { bedOf, Edge } from '../ground.tsx';
import type { SectionView } from '../registry.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** The ways to get in touch, one to a layer of ground, the number largest and nearest to the surface. */
export default function LevelsContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-levels band-${section.band}`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
      </div>
      <dl>
        {props.ways.map((way, index) => {
          const { length } = way.value.text;
          const size = `value ${length <= 16 ? 'short' : length <= 32 ? 'medium' : 'long'}`;
          return (
            <div key={keyOf(way)} className={bedOf(index, props.ways.length)}>
              <dt className="wrap">
                <Edge of={`${section.id}-${site.document.seed}-${index}`} />
                {way.label.text}
              </dt>
              <dd className="wrap">
                <WayValue way={way} site={site} className={size} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
