import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band } from '../../sections/parts.tsx';

/** Ways to get in touch as one tiled wall: the first fills the larger part of it, the others stand beside it. */
export default function Wall({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <h2 className="vh">{props.heading.text}</h2>
      <Ways
        ways={props.ways}
        site={site}
        className={`n${props.ways.length}`}
        itemClass={({ value }) => (value.text.length > 20 ? 'long' : undefined)}
      />
    </Band>
  );
}
