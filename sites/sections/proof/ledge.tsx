import type { SectionView } from '../registry.ts';
import { ProofEntries } from './parts/entries.tsx';
import type { ProofProps } from './schema.ts';

/** What is on record side by side on one card, parted by lines; the heading over it. */
export default function LedgeProof(view: SectionView<ProofProps>) {
  return <ProofEntries {...view} variant="ledge" />;
}
