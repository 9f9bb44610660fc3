import { Band, FactPairs, fitOf, Said } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence of the owner, large, a third into the page; the facts in the third before it. The table stays light, whatever band it's on. */
export default function ThirdStatement({ props, section, site }: StatementView) {
  return (
    <Band section={section} band="page" className="third sec" boxes={['wrap']}>
      <Said line={props.text} site={site} className={`main large ${fitOf(props.text.text, 70, 170)}`} />
      <FactPairs facts={props.facts} className="facts gridded" />
    </Band>
  );
}
