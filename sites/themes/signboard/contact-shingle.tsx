import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band } from '../../sections/parts.tsx';

/** The first way to get in touch painted across a sign as large as it goes; the others are shingles hung from it. */
export default function ShingleContact({ props, section, site }: ContactView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <Ways
        ways={props.ways}
        site={site}
        className={`stacked n${props.ways.length}`}
        valueClass={(way) => `value h ${sizeOf(way.value.text)}`}
      />
    </Band>
  );
}

/** A number is set largest, a long address smallest. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' {
  return length <= 16 ? 'short' : length <= 30 ? 'medium' : 'long';
}
