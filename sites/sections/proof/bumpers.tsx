import { ProofEntries } from './parts/entries.tsx';
import type { ProofView } from './schema.ts';

/** Bumper stickers, one for each fact. */
export default function BumpersProof(view: ProofView) {
  return <ProofEntries {...view} variant="bumpers" />;
}
