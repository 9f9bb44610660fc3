import { Band, FactPairs, fitOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as a line as wide as the page, the facts as cells under it. */
export default function Clause({ props, section }: StatementView) {
  return (
    <Band section={section} className={fitOf(props.text.text, 110, 240)}>
      <div className="wrap">
        <p className="words gridded h">
          <span>{props.text.text}</span>
        </p>
      </div>
      <FactPairs facts={props.facts} className="wraps" termClass="h" />
    </Band>
  );
}
