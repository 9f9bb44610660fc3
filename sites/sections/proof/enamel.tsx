import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, memberships and the like as the enamel plates beside a shop's door. */
export default function EnamelProof({ props, section }: SectionView<ProofProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`proof-enamel band-${section.band}`}>
      <div className={props.items.length < 3 ? 'wrap sec few' : 'wrap sec'}>
        <h2>{props.heading.text}</h2>
        <ul className="wraps">
          {props.items.map((item) => (
            <li key={item.term.text} className={item.term.text.length + (item.text?.text.length ?? 0) > 60 ? 'wide' : undefined}>
              <p className="term h">{item.term.text}</p>
              {item.text && <p>{item.text.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
