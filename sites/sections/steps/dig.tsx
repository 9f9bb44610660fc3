import type { ReactNode } from 'react';
import { Edge } from '../ground.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps down into the ground: each is a layer that starts further to the right, with its number on the edge. */
export default function DigSteps({ props, section, site }: SectionView<StepsProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`steps-dig band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <ol>
            {props.items.map((item, index) => (
              <li key={item.text.text} className={`bed${index + 1}`}>
                <Edge of={`${section.id}-${site.document.seed}-${index}`} />
                {item.title && <h3>{item.title.text}</h3>}
                <p className={item.title || item.text.text.length > 110 ? undefined : 'alone'}>{item.text.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
