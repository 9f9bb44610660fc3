import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, people and the like as plaques of tile that fill every row. */
export default function Plaques({ props, section }: SectionView<ProofProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`proof-plaques depth band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        <ul className={props.items.length < 3 ? 'few' : undefined}>
          {props.items.map((item) => (
            <li key={item.term.text}>
              <p className={`h${item.text ? '' : ' alone'}`}>{item.term.text}</p>
              {item.text && <p>{item.text.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
