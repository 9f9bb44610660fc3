import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** The first way to get in touch as wide as the page; the others in cells below. */
export default function PagewideContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-pagewide band-${section.band}`}>
      <h2>{props.heading.text}</h2>
      <dl className={`stacked n${props.ways.length}`}>
        {props.ways.map((way) => (
          <div key={keyOf(way)}>
            <dt>{way.label.text}</dt>
            <dd>
              <WayValue way={way} site={site} className={`value ${sizeOf(way.value.text)}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `c14` to `c44`: the class of a value of at most so many characters. */
function sizeOf({ length }: string): string {
  return `c${[14, 18, 24, 32].find((most) => length <= most) ?? 44}`;
}
