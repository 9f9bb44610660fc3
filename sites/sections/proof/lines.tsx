import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, memberships, people and the like as numbered lines in two columns. */
export default function LinesOfProof({ props, section }: SectionView<ProofProps>) {
  const { items } = props;
  return (
    <section id={section.id} data-section={section.id} className={`proof-lines lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <div className="strip">
            <h2>{props.heading.text}</h2>
          </div>
          <ol className={items.length > 1 ? 'numbered two' : 'numbered'}>
            {items.map((item) => (
              <li key={`${item.term.text} ${item.text?.text ?? ''}`}>
                <p className="term">{item.term.text}</p>
                {item.text && <p>{item.text.text}</p>}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
