import { Band, FactPairs, longWordOf, PlainFacts } from '../../sections/parts.tsx';
import type { ProofView } from '../../sections/proof/schema.ts';

/** Facts as captions, each under a piece of film as wide as itself. */
export default function Captions({ props, section }: ProofView) {
  const told = props.items.every(({ text }) => text);
  return (
    <Band section={section} className="sec" boxes={['wrap fit-box']}>
      <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      {told ? <FactPairs facts={props.items} className="facts wraps" /> : <PlainFacts facts={props.items} className="facts wraps" />}
    </Band>
  );
}
