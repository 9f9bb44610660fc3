import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence as broad as the pool, the facts in a row beneath it. */
export default function Broad({ props, section, site }: SectionView<StatementProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`statement-broad depth band-${section.band} sec`}>
      <div className="wrap">
        <p className={`words fit-${fitOf(props.text.text, 75, 160)}`} lang={langOf(props.text, site)}>
          {props.text.text}
        </p>
        <FactPairs facts={props.facts} />
      </div>
    </section>
  );
}
