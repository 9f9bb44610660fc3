import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence as a numbered line as wide as the page, the facts as cells under it. */
export default function Clause({ props, section }: SectionView<StatementProps>) {
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`statement-clause band-${section.band} ${fitOf(props.text.text, 110, 240)}`}
    >
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
    </section>
  );
}
