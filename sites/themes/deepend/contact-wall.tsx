import { Band } from '../../sections/band.tsx';
import { WayValue } from '../../sections/contact/parts/way-value.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { keyOf } from '../../sections/contact/way.ts';

/** Ways to get in touch as one tiled wall: the first fills the larger part of it, the others stand beside it. */
export default function Wall({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <h2 className="vh">{props.heading.text}</h2>
      <dl className={`n${props.ways.length}`}>
        {props.ways.map((way) => (
          <div key={keyOf(way)} className={way.value.text.length > 20 ? 'long' : undefined}>
            <dt>{way.label.text}</dt>
            <dd>
              <WayValue way={way} site={site} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
