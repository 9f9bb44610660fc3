import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Each entry's name on label tape, what there is to say under it, in uneven columns. */
export default function Tapes({ props, section }: SectionView<ProofProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`proof-tapes band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul className={`n${Math.min(props.items.length, 4)}`}>
          {props.items.map((item) => (
            <li key={item.term.text}>
              <p className="tape">{item.term.text}</p>
              {item.text && <p className="text">{item.text.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
