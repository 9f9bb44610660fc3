import { Band } from '../../sections/band.tsx';
import { fitOf } from '../../sections/fit.ts';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as a numbered line as wide as the page, the facts as cells under it. */
export default function Clause({ props, section }: StatementView) {
  return (
    <Band section={section} className={fitOf(props.text.text, 110, 240)}>
      <div className="wrap">
        <p className="words h">
          <span>{props.text.text}</span>
        </p>
      </div>
      {props.facts.length > 0 && (
        <dl className="wraps">
          {props.facts.map((fact) => (
            <div key={fact.term.text}>
              <dt className="h">{fact.term.text}</dt>
              {fact.text && <dd>{fact.text.text}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Band>
  );
}
