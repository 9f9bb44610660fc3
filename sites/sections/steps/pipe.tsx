import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Numbered steps along one run of pipe, beside the section's picture; without a picture the heading takes its side. */
export default function PipeSteps({ props, section, site }: SectionView<StepsProps>): ReactNode {
  const title = <Head props={props} className="title" />;
  return (
    <section id={section.id} data-section={section.id} className={`steps-pipe band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="layout stacked">
            {props.picture ? (
              <Framed className="plate frame" picture={props.picture} slot={slot(14, 13, '40vw', '92vw')} site={site} />
            ) : (
              title
            )}
            <div>
              {props.picture && title}
              <ol>
                {props.items.map((item, index) => (
                  <li key={item.text.text}>
                    <span className="number h" aria-hidden="true">
                      {index + 1}
                    </span>
                    {item.title && <h3>{item.title.text}</h3>}
                    <p className={item.title ? undefined : 'alone'}>{item.text.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
