import { Band, FactPairs, fitOf, Said } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as broad as the pool, the facts in a row beneath it. */
export default function Broad({ props, section, site }: StatementView) {
  return (
    <Band section={section} className="depth sec" boxes={['wrap']}>
      <Said line={props.text} site={site} className={`words fit-${fitOf(props.text.text, 75, 160)}`} />
      <FactPairs facts={props.facts} className="know" />
    </Band>
  );
}
