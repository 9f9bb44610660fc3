import { Band, FactPairs, Said } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence in a speech bubble as wide as the page; facts under it. */
export default function WindowStatement({ props, section, site }: StatementView) {
  const { length } = props.text.text;
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Said
        line={props.text}
        site={site}
        className={`said r-l relative balanced on-surface ${length < 90 ? 'short' : length < 200 ? 'medium' : 'long'}`}
      />
      <FactPairs facts={props.facts} className="facts wraps" />
    </Band>
  );
}
