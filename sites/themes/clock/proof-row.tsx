import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships and the like in ruled cells, the heading in the first. */
export default function RowProof(view: ProofView) {
  return <ProofEntries {...view} boxes={['grid']} listClass="wraps" />;
}
