import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Bumper stickers, one for each fact. */
export default function BumpersProof(view: ProofView) {
  return <ProofEntries {...view} headClass="fit-box" termClass="h" />;
}
