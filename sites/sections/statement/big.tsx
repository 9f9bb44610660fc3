import { Band, FactPairs } from '../parts.tsx';
import type { StatementView } from './schema.ts';

/** One large sentence, the facts as a short ruled list beside it. */
export default function Big({ props, section }: StatementView) {
  return (
    <Band section={section} className={`sec${props.text.text.length > 220 ? ' long' : ''}`}>
      <div className={`wrap stacked${props.facts.length ? ' with-facts' : ''}`}>
        <p className="words balanced">{props.text.text}</p>
        <FactPairs facts={props.facts} />
      </div>
    </Band>
  );
}
