import { FactPairs } from '../facts-list.tsx';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence of the owner, large, a third into the page; the facts in the third before it. The table stays light, whatever band it's on. */
export default function ThirdStatement({ props, section, site }: SectionView<StatementProps>) {
  return (
    <section id={section.id} data-section={section.id} className="statement-third third band-page sec">
      <div className="wrap">
        <p lang={langOf(props.text, site)} className={`main large ${fitOf(props.text.text, 70, 170)}`}>
          {props.text.text}
        </p>
        <FactPairs facts={props.facts} className="facts" />
      </div>
    </section>
  );
}
