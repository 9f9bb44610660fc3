import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import { PlainSteps } from './parts/plain-steps.tsx';
import type { StepsProps } from './schema.ts';

/** Steps uphill: each on a rise higher than the last. With a picture they stand beside it as a path. */
export default function ClimbSteps({ props, section, site }: SectionView<StepsProps>): ReactNode {
  const picture = props.picture ?? props.items.find((item) => item.picture)?.picture;
  return (
    <section id={section.id} data-section={section.id} className={`steps-climb band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className={picture ? 'cols stacked' : 'cols stacked bare'}>
            <Framed className="frame filled" picture={picture} slot={slot(5, 4, '40vw')} site={site} />
            <Head props={props} className="fit-box" />
            <PlainSteps items={props.items} />
          </div>
        </div>
      </div>
    </section>
  );
}
