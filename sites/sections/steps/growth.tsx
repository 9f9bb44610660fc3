import type { ReactNode } from 'react';
import { Ornament } from '../ornament.tsx';
import type { SectionView } from '../registry.ts';
import { stageSvg } from '../sprig.ts';
import type { StepsProps } from './schema.ts';

/** A plant grows from step to step, on one line of ground, and blooms at the last. */
export default function GrowthSteps({ props, section, site }: SectionView<StepsProps>): ReactNode {
  const last = props.items.length - 1;
  return (
    <section id={section.id} data-section={section.id} className={`steps-growth band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <ol className={`of-${last + 1}`}>
            {props.items.map((item, index) => (
              <li key={item.text.text}>
                <Ornament className="plant" svg={stageSvg(site.document.seed, index / last, `${section.id}-${index}`)} />
                <div className="words">
                  {item.title && <h3>{item.title.text}</h3>}
                  <p className={item.title || item.text.text.length > 90 ? undefined : 'alone'}>{item.text.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
