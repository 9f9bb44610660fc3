import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence on a painted ribbon with its ends folded back; the facts below. */
export default function RibbonStatement({ props, section }: SectionView<StatementProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`statement-ribbon band-${section.band}`}>
      <div className="wrap sec">
        <div className="ribbon">
          <p className={`words h ${fitOf(props.text.text, 90, 170)}`}>{props.text.text}</p>
        </div>
        <FactPairs facts={props.facts} />
      </div>
    </section>
  );
}
