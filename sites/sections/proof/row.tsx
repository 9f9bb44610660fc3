import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, memberships and the like in ruled cells, the heading in the first. */
export default function RowProof({ props, section }: SectionView<ProofProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`proof-row band-${section.band}`}>
      <div className="grid">
        <h2>{props.heading.text}</h2>
        <ul className="wraps">
          {props.items.map((item) => (
            <li key={item.term.text}>
              <p className="term">{item.term.text}</p>
              {item.text && <p>{item.text.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
