import { Band, FactPairs, Said } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence over the rising sun; facts stand left and right of it. */
export default function SunriseStatement({ props, section, site }: StatementView) {
  const { length } = props.text.text;
  return (
    <Band section={section}>
      <div className="wrap">
        <Said line={props.text} site={site} className={`said balanced ${length < 90 ? 'short' : length < 200 ? 'medium' : 'long'}`} />
        <FactPairs facts={props.facts} className="facts wraps" />
      </div>
      <div className="sun" aria-hidden="true" />
    </Band>
  );
}
