import { Band } from '../parts.tsx';
import { Ways } from './parts/ways.tsx';
import type { ContactView } from './schema.ts';

/** Ways to get in touch as page-wide ruled rows, the value in heading type. */
export default function Rows({ props, section, site }: ContactView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <Ways ways={props.ways} site={site} />
    </Band>
  );
}
