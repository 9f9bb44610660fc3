import { WayValue } from '../../sections/contact/parts/way-value.tsx';
import type { ContactView } from '../../sections/contact/schema.ts';
import { keyOf } from '../../sections/contact/way.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A mailbox by the road for each way to get in touch; the first has its flag up. */
export default function MailboxesContact({ props, section, site }: ContactView) {
  return (
    <Band section={section}>
      <Head props={props} className="wrap fit-box" />
      <ul className="wraps clipped">
        {props.ways.map((way) => (
          <li key={keyOf(way)} className="relative">
            <div className={`box relative centered on-surface ${sizeOf(way.value.text)}`}>
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
