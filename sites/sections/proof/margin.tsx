import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Names and papers in the margin's hand, what there is to say of each beside it; what needs no more words is lines of the letter. */
export default function MarginProof({ props, section }: SectionView<ProofProps>) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <section id={section.id} data-section={section.id} className={`proof-margin band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
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
    </section>
  );
}
