import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships and the like as the enamel plates beside a shop's door. */
export default function EnamelProof(view: ProofView) {
  return (
    <ProofEntries
      {...view}
      boxes={[view.props.items.length < 3 ? 'wrap sec few' : 'wrap sec']}
      listClass="wraps"
      termClass="term h"
      entryClass={({ term, text }) => (term.text.length + (text?.text.length ?? 0) > 60 ? 'wide' : undefined)}
    />
  );
}
