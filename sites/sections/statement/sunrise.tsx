import type { ReactNode } from 'react';
import { FactPairs } from '../facts-list.tsx';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StatementProps } from './schema.ts';

/** One sentence over the rising sun; facts stand left and right of it. */
export default function SunriseStatement({ props, section, site }: SectionView<StatementProps>): ReactNode {
  const { length } = props.text.text;
  return (
    <section id={section.id} data-section={section.id} className={`statement-sunrise band-${section.band}`}>
      <div className="wrap">
        <p lang={langOf(props.text, site)} className={`said ${length < 90 ? 'short' : length < 200 ? 'medium' : 'long'}`}>
          {props.text.text}
        </p>
        <FactPairs facts={props.facts} className="facts wraps" />
      </div>
      <div className="sun" aria-hidden="true" />
    </section>
  );
}
