import { Band } from '../band.tsx';
import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import type { StatementView } from './schema.ts';

/** One sentence as a numbered line as wide as the page, the facts as cells under it. */
export default function Clause({ props, section }: StatementView) {
  return (
    <Band section={section} className={fitOf(props.text.text, 110, 240)}>
      <div className="wrap">
        <p className="words h">
          <span>{props.text.text}</span>
        </p>
      </div>
      <FactPairs facts={props.facts} className="wraps" termClass="h" />
    </Band>
  );
}
