import { Band, FactPairs, fitOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence of a letter said louder than the rest; the facts are in the margin. The sheet is one color, whatever band it's on. */
export default function AloudStatement({ props, section }: StatementView) {
  return (
    <Band section={section} band="page" boxes={['wrap stacked sec']}>
      <p className={`words ${fitOf(props.text.text, 110, 200)}`}>{props.text.text}</p>
      <FactPairs facts={props.facts} />
    </Band>
  );
}
