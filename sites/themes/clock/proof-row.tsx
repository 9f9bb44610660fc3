import { Band } from '../../sections/band.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships and the like in ruled cells, the heading in the first. */
export default function RowProof({ props, section }: ProofView) {
  return (
    <Band section={section} boxes={['grid']}>
      <h2>{props.heading.text}</h2>
      <ul className="wraps">
        {props.items.map((item) => (
          <li key={item.term.text}>
            <p className="term">{item.term.text}</p>
            {item.text && <p>{item.text.text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
