import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licences, memberships and the like as ruled rows of term and text. */
export default function Rows({ props, section }: SectionView<ProofProps>) {
  const bare = props.items.every((item) => !item.text);
  return (
    <section id={section.id} data-section={section.id} className={`proof-rows band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        {bare ? (
          <ul>
            {props.items.map((item) => (
              <li key={item.term.text}>{item.term.text}</li>
            ))}
          </ul>
        ) : (
          <dl>
            {props.items.map((item) => (
              <div key={item.term.text}>
                <dt>{item.term.text}</dt>
                <dd>{item.text?.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
