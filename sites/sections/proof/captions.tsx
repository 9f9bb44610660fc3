import { FactPairs } from '../facts-list.tsx';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Facts as captions, each under a piece of film as wide as itself. */
export default function Captions({ props, section }: SectionView<ProofProps>) {
  const told = props.items.every(({ text }) => text);
  return (
    <section id={section.id} data-section={section.id} className={`proof-captions band-${section.band} sec`}>
      <div className="wrap fit-box">
        <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        {told ? (
          <FactPairs facts={props.items} className="facts wraps" />
        ) : (
          <ul className="facts wraps">
            {props.items.map(({ term, text }) => (
              <li key={term.text}>
                <b>{term.text}</b>
                {text && <span>{text.text}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
