import { Band, FactPairs, longWordOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as wide as the page, set by its length; the facts in cells below. */
export default function ShoutStatement({ props, section }: StatementView) {
  const { text } = props.text;
  return (
    <Band section={section}>
      <div className="box">
        <p className={`words balanced n${Math.min(5, Math.ceil(text.length / 36))} ${longWordOf(text)}`}>{text}</p>
      </div>
      <FactPairs facts={props.facts} />
    </Band>
  );
}
