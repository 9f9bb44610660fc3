import { Band, FactPairs, fitOf, Ornament } from '../../sections/parts.tsx';
import { sprigSvg } from '../../sections/sprig.ts';
import type { StatementView } from '../../sections/statement/schema.ts';

/** One sentence as a book's epigraph, set in from the left; the sprig lies in the space before it, or the facts do. */
export default function VerseStatement({ props, section, site }: StatementView) {
  return (
    <Band section={section} boxes={['wrap stacked sec']}>
      <p className={`words balanced ${fitOf(props.text.text, 110, 200)}`}>{props.text.text}</p>
      {props.facts.length > 0 ? (
        <FactPairs facts={props.facts} />
      ) : (
        <Ornament className="sprig" svg={sprigSvg(site.document.seed, `${section.id}-sprig`)} />
      )}
    </Band>
  );
}
