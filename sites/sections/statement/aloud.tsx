import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence of a letter said louder than the rest; the facts are in the margin. The sheet is one color, whatever band it's on. */
export default function AloudStatement({ props, section }: SectionView<StatementProps>) {
  return (
    <section id={section.id} data-section={section.id} className="statement-aloud band-page">
      <div className="wrap stacked sec">
        <p className={`words ${fitOf(props.text.text, 110, 200)}`}>{props.text.text}</p>
        <FactPairs facts={props.facts} />
      </div>
    </section>
  );
}
