import { Band } from '../../sections/band.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Each entry's name on label tape, what there is to say under it, in uneven columns. */
export default function Tapes({ props, section }: ProofView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <ul className={`n${Math.min(props.items.length, 4)}`}>
        {props.items.map((item) => (
          <li key={item.term.text}>
            <p className="tape">{item.term.text}</p>
            {item.text && <p className="text">{item.text.text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
