import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence as large as a notice on a board, standing on a rail; the facts hang below it. */
export default function Posted({ props, section }: SectionView<StatementProps>) {
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`statement-posted band-${section.band} ${fitOf(props.text.text, 80, 170)}`}
    >
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
    </section>
  );
}
