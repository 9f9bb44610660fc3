import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { PlainSteps } from './parts/plain-steps.tsx';
import type { StepsProps } from './schema.ts';

/** Steps as stretches of one ruler: the first marks its first part, the last its end. */
export default function StretchesSteps({ props, section }: SectionView<StepsProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`steps-stretches band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <Head props={props} className="fit-box" />
          <PlainSteps items={props.items} />
        </div>
      </div>
    </section>
  );
}
