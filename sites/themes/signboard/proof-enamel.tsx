import { Band } from '../../sections/band.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships and the like as the enamel plates beside a shop's door. */
export default function EnamelProof({ props, section }: ProofView) {
  return (
    <Band section={section} boxes={[props.items.length < 3 ? 'wrap sec few' : 'wrap sec']}>
      <h2>{props.heading.text}</h2>
      <ul className="wraps">
        {props.items.map((item) => (
          <li key={item.term.text} className={item.term.text.length + (item.text?.text.length ?? 0) > 60 ? 'wide' : undefined}>
            <p className="term h">{item.term.text}</p>
            {item.text && <p>{item.text.text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
