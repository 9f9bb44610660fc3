import { Band } from '../band.tsx';
import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { StatementView } from './schema.ts';

/** One sentence as broad as the pool, the facts in a row beneath it. */
export default function Broad({ props, section, site }: StatementView) {
  return (
    <Band section={section} className="depth sec" boxes={['wrap']}>
      <p className={`words fit-${fitOf(props.text.text, 75, 160)}`} lang={langOf(props.text, site)}>
        {props.text.text}
      </p>
      <FactPairs facts={props.facts} />
    </Band>
  );
}
