import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band } from '../../sections/parts.tsx';

/** The back of an envelope: the flap above, and under its point the ways to answer, written as addresses are. */
export default function FlapContact({ props, section, site }: ContactView) {
  return (
    <Band section={section} boxes={['wrap sec', 'envelope clipped relative box on-surface']}>
      <svg className="flap" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className="under" d="M0 0 47 18.6Q50 20 53 18.6L100 0Z" />
        <path className="edge" d="M0 0 47 18.6Q50 20 53 18.6L100 0" />
      </svg>
      <h2>{props.heading.text}</h2>
      <Ways ways={props.ways} site={site} className="stacked" valueClass={(way) => `value ${sizeOf(way.value.text)}`} />
    </Band>
  );
}

/** A number is set largest, a long address smallest. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' {
  return length <= 16 ? 'short' : length <= 34 ? 'medium' : 'long';
}
