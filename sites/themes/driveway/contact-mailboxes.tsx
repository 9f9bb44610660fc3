import { Band } from '../../sections/band.tsx';
import { WayValue } from '../../sections/contact/parts/way-value.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { keyOf } from '../../sections/contact/way.ts';
import { longWordOf } from '../../sections/fit.ts';

/** A mailbox by the road for each way to get in touch; the first has its flag up. */
export default function MailboxesContact({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <div className="wrap fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      </div>
      <ul className="wraps">
        {props.ways.map((way) => (
          <li key={keyOf(way)}>
            <div className={`box centered on-surface ${sizeOf(way.value.text)}`}>
              <p className="what strong">{way.label.text}</p>
              <WayValue way={way} site={site} as="p" />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The class of a value by how many characters share the box. */
function sizeOf({ length }: string): string {
  return length <= 15 ? 'few' : length <= 26 ? 'some' : 'many';
}
