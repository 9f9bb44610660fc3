import type { SectionView } from '../registry.ts';
import { ProofEntries } from './parts/entries.tsx';
import type { ProofProps } from './schema.ts';

/** Bumper stickers, one for each fact. */
export default function BumpersProof(view: SectionView<ProofProps>) {
  return <ProofEntries {...view} variant="bumpers" />;
}
