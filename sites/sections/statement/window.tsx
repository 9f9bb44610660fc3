import type { ReactNode } from 'react';
import { FactPairs } from '../facts-list.tsx';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence in a speech bubble as wide as the page; facts under it. */
export default function WindowStatement({ props, section, site }: SectionView<StatementProps>): ReactNode {
  const { length } = props.text.text;
  return (
    <section id={section.id} data-section={section.id} className={`statement-window band-${section.band}`}>
      <div className="wrap sec">
        <p lang={langOf(props.text, site)} className={`said on-surface ${length < 90 ? 'short' : length < 200 ? 'medium' : 'long'}`}>
          {props.text.text}
        </p>
        <FactPairs facts={props.facts} className="facts wraps" />
      </div>
    </section>
  );
}
