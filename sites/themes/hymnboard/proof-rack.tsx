import { Band } from '../../sections/band.tsx';
import { longWordOf } from '../../sections/fit.ts';
import type { ProofView } from '../../sections/proof/schema.ts';

/** What is on record, or who the people are, in two columns, each entry standing on a rail of its own. */
export default function Rack({ props, section }: ProofView) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      <div className="fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      </div>
      {explained.length > 0 && (
        <dl className={explained.length === 1 ? 'one' : undefined}>
          {explained.map((item) => (
            <div key={item.term.text}>
              <dt className="h">{item.term.text}</dt>
              <dd>{item.text?.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {bare.length > 0 && (
        <ul className={bare.length === 1 ? 'one' : undefined}>
          {bare.map((item) => (
            <li key={item.term.text} className="h">
              {item.term.text}
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
