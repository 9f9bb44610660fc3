import { Band } from '../band.tsx';
import type { ProofView } from './schema.ts';

/** Licenses, memberships and the like as ruled rows of term and text. */
export default function Rows({ props, section }: ProofView) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <Band section={section} className="sec" boxes={['wrap stacked']}>
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
    </Band>
  );
}
