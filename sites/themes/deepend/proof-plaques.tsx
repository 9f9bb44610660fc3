import { ProofEntries } from '../../sections/proof/parts/entries.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, people and the like as plaques of tile that fill every row. */
export default function Plaques(view: ProofView) {
  return (
    <ProofEntries
      {...view}
      className="depth sec"
      boxes={['wrap']}
      listClass={view.props.items.length < 3 ? 'few' : undefined}
      termClass="h"
    />
  );
}
