import { Band, FactPairs, Head } from '../../sections/parts.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** What is on record, or who the people are, in two columns, each entry standing on a rail of its own. */
export default function Rack({ props, section }: ProofView) {
  const explained = props.items.filter((item) => item.text);
  const bare = props.items.filter((item) => !item.text);
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      <Head props={props} className="fit-box" />
      <FactPairs facts={explained} className={explained.length === 1 ? 'one' : undefined} termClass="h" />
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
