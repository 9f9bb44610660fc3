import { FactPairs } from '../facts-list.tsx';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One large sentence, the facts as a short ruled list beside it. */
export default function Big({ props, section }: SectionView<StatementProps>) {
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`statement-big band-${section.band} sec${props.text.text.length > 220 ? ' long' : ''}`}
    >
      <div className={`wrap stacked${props.facts.length ? ' with-facts' : ''}`}>
        <p className="words">{props.text.text}</p>
        <FactPairs facts={props.facts} />
      </div>
    </section>
  );
}
