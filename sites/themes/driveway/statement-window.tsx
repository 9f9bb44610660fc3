import { Band } from '../../sections/band.tsx';
import { FactPairs } from '../../sections/facts-list.tsx';
import { langOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence in a speech bubble as wide as the page; facts under it. */
export default function WindowStatement({ props, section, site }: StatementView) {
  const { length } = props.text.text;
  return (
    <Band section={section} boxes={['wrap sec']}>
      <p lang={langOf(props.text, site)} className={`said on-surface ${length < 90 ? 'short' : length < 200 ? 'medium' : 'long'}`}>
        {props.text.text}
      </p>
      <FactPairs facts={props.facts} className="facts wraps" />
    </Band>
  );
}
