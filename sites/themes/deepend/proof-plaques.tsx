import { Band } from '../../sections/band.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Licenses, people and the like as plaques of tile that fill every row. */
export default function Plaques({ props, section }: ProofView) {
  return (
    <Band section={section} className="depth sec" boxes={['wrap']}>
      <h2>{props.heading.text}</h2>
      <ul className={props.items.length < 3 ? 'few' : undefined}>
        {props.items.map((item) => (
          <li key={item.term.text}>
            <p className={`h${item.text ? '' : ' alone'}`}>{item.term.text}</p>
            {item.text && <p>{item.text.text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
