import { Band, FactPairs, fitOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as large as a notice on a board, standing on a rail; the facts hang below it. */
export default function Posted({ props, section }: StatementView) {
  return (
    <Band section={section} className={fitOf(props.text.text, 80, 170)}>
      <div className="railed">
        <div className="wrap">
          <p className="words h">{props.text.text}</p>
        </div>
      </div>
      {props.facts.length > 0 && (
        <div className="wrap">
          <FactPairs facts={props.facts} />
        </div>
      )}
    </Band>
  );
}
