import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import { Ornament } from '../ornament.tsx';
import type { SectionView } from '../registry.ts';
import { sprigSvg } from '../sprig.ts';
import type { StatementProps } from './schema.ts';

/** One sentence as a book's epigraph, set in from the left; the sprig lies in the space before it, or the facts do. */
export default function VerseStatement({ props, section, site }: SectionView<StatementProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`statement-verse band-${section.band}`}>
      <div className="wrap stacked sec">
        <p className={`words ${fitOf(props.text.text, 110, 200)}`}>{props.text.text}</p>
        {props.facts.length > 0 ? (
          <FactPairs facts={props.facts} />
        ) : (
          <Ornament className="sprig" svg={sprigSvg(site.document.seed, `${section.id}-sprig`)} />
        )}
      </div>
    </section>
  );
}
