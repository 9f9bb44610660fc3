import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Ways } from './parts/ways.tsx';
import type { ContactProps } from './schema.ts';

/** The first way to get in touch as wide as the page; the others in cells below. */
export default function PagewideContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-pagewide band-${section.band}`}>
      <h2>{props.heading.text}</h2>
      <Ways
        ways={props.ways}
        site={site}
        className={`stacked n${props.ways.length}`}
        valueClass={(way) => `value ${sizeOf(way.value.text)}`}
      />
    </section>
  );
}

/** `c14` to `c44`: the class of a value of at most so many characters. */
function sizeOf({ length }: string): string {
  return `c${[14, 18, 24, 32].find((most) => length <= most) ?? 44}`;
}
