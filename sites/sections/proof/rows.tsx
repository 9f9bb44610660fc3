import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Licenses, memberships and the like as ruled rows of term and text. */
export default function Rows({ props, section }: SectionView<ProofProps>) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <section id={section.id} data-section={section.id} className={`proof-rows band-${section.band} sec`}>
      <div className="wrap stacked">
        <h2>{props.heading.text}</h2>
        <div>
          {explained.length > 0 && (
            <dl>
              {explained.map((item) => (
                <div key={item.term.text}>
                  <dt>{item.term.text}</dt>
                  <dd>{item.text?.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {bare.length > 0 && (
            <ul>
              {bare.map((item) => (
                <li key={item.term.text}>{item.term.text}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
