import { Band } from '../../sections/band.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, memberships, people and the like as numbered lines in two columns. */
export default function LinesOfProof({ props, section }: ProofView) {
  const { items } = props;
  return (
    <Band section={section} className="lined" boxes={['wrap', 'leaf']}>
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
    </Band>
  );
}
