import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** What is on record side by side on one card, parted by lines; the heading over it. */
export default function LedgeProof(view: ProofView) {
  return <ProofEntries {...view} headClass="fit-box" termClass="h" />;
}
