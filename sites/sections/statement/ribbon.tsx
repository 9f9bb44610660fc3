import { Band } from '../band.tsx';
import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import type { StatementView } from './schema.ts';

/** One sentence on a painted ribbon with its ends folded back; the facts below. */
export default function RibbonStatement({ props, section }: StatementView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <div className="ribbon">
        <p className={`words h ${fitOf(props.text.text, 90, 170)}`}>{props.text.text}</p>
      </div>
      <FactPairs facts={props.facts} />
    </Band>
  );
}
