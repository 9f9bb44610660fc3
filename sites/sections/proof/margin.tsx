import { Band } from '../band.tsx';
import type { ProofView } from './schema.ts';

/** Names and papers in the margin's hand, what there is to say of each beside it; what needs no more words is lines of the letter. */
export default function MarginProof({ props, section }: ProofView) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <Band section={section} boxes={['wrap sec']}>
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
    </Band>
  );
}
