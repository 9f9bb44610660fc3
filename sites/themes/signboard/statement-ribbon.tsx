import { Band, FactPairs, fitOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence on a painted ribbon with its ends folded back; the facts below. */
export default function RibbonStatement({ props, section }: StatementView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <div className="ribbon relative">
        <p className={`words relative centered h ${fitOf(props.text.text, 90, 170)}`}>{props.text.text}</p>
      </div>
      <FactPairs facts={props.facts} />
    </Band>
  );
}
