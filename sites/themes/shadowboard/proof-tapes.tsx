import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Each entry's name on label tape, what there is to say under it, in uneven columns. */
export default function Tapes(view: ProofView) {
  return (
    <ProofEntries
      {...view}
      className="perforated"
      listClass={`n${Math.min(view.props.items.length, 4)}`}
      termClass="tape"
      textClass="text t-1"
    />
  );
}
