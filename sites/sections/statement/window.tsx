import { Band } from '../band.tsx';
import { FactPairs } from '../facts-list.tsx';
import { langOf } from '../parts.tsx';
import type { StatementView } from './schema.ts';

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
