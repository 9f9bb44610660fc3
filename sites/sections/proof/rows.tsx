import { Band } from '../parts.tsx';
import { Records } from './parts/entries.tsx';
import type { ProofView } from './schema.ts';

/** Licenses, memberships and the like as ruled rows of term and text. */
export default function Rows({ props, section }: ProofView) {
  return (
    <Band section={section} className="sec" boxes={['wrap stacked']}>
      <h2 className="box">{props.heading.text}</h2>
      <div>
        <Records items={props.items} />
      </div>
    </Band>
  );
}
