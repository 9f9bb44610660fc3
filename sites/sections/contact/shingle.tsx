import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Ways } from './parts/ways.tsx';
import type { ContactProps } from './schema.ts';

/** The first way to get in touch painted across a sign as large as it goes; the others are shingles hung from it. */
export default function ShingleContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-shingle band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <Ways
          ways={props.ways}
          site={site}
          className={`stacked n${props.ways.length}`}
          valueClass={(way) => `value h ${sizeOf(way.value.text)}`}
        />
      </div>
    </section>
  );
}

/** A number is set largest, a long address smallest. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' {
  return length <= 16 ? 'short' : length <= 30 ? 'medium' : 'long';
}
