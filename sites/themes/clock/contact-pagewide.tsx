import { Ways } from '../../sections/contact/parts/ways.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { Band } from '../../sections/parts.tsx';

/** The first way to get in touch as wide as the page; the others in cells below. */
export default function PagewideContact({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <h2 className="t-3">{props.heading.text}</h2>
      <Ways
        ways={props.ways}
        site={site}
        className={`stacked n${props.ways.length}`}
        valueClass={(way) => `value ${sizeOf(way.value.text)}`}
      />
    </Band>
  );
}

/** `c14` to `c44`: the class of a value of at most so many characters. */
function sizeOf({ length }: string): string {
  return `c${[14, 18, 24, 32].find((most) => length <= most) ?? 44}`;
}
