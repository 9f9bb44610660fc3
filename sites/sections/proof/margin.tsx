import { Band } from '../parts.tsx';
import { Records } from './parts/entries.tsx';
import type { ProofView } from './schema.ts';

/** Names and papers in the margin's hand, what there is to say of each beside it; what needs no more words is lines of the letter. */
export default function MarginProof({ props, section }: ProofView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <Records items={props.items} />
    </Band>
  );
}
