import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** The first way to get in touch painted across a sign as large as it goes; the others are shingles hung from it. */
export default function ShingleContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-shingle band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <dl className={`stacked n${props.ways.length}`}>
          {props.ways.map((way) => {
            const size = sizeOf(way.value.text);
            return (
              <div key={keyOf(way)}>
                <dt>{way.label.text}</dt>
                <dd>
                  <WayValue way={way} site={site} className={`value h ${size}`} />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

/** A number is set largest, a long address smallest. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' {
  return length <= 16 ? 'short' : length <= 30 ? 'medium' : 'long';
}
