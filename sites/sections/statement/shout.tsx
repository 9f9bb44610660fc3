import { FactPairs } from '../facts-list.tsx';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence as wide as the page, set by its length; the facts in cells below. */
export default function ShoutStatement({ props, section }: SectionView<StatementProps>) {
  const { text } = props.text;
  return (
    <section id={section.id} data-section={section.id} className={`statement-shout band-${section.band}`}>
      <div className="box">
        <p className={`words n${Math.min(5, Math.ceil(text.length / 36))} ${longWordOf(text)}`}>{text}</p>
      </div>
      <FactPairs facts={props.facts} />
    </section>
  );
}
