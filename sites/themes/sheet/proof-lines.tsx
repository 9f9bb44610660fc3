import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships, people and the like as ruled lines in two columns. */
export default function LinesOfProof(view: ProofView) {
  return (
    <ProofEntries
      {...view}
      className="lined flush"
      boxes={['wrap', 'leaf']}
      headClass="strip"
      list="ol"
      listClass={view.props.items.length > 1 ? 'ruled two' : 'ruled'}
    />
  );
}
