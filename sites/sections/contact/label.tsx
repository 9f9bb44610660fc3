import type { ReactNode } from 'react';
import { Ornament } from '../ornament.tsx';
import type { SectionView } from '../registry.ts';
import { stageSvg } from '../sprig.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** The label of an herbarium's sheet: a plant mounted beside the ways to get in touch, each after its leader. */
export default function LabelContact({ props, section, site }: SectionView<ContactProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`contact-label band-${section.band}`}>
      <div className="wrap sec">
        <div className="sheet on-surface stacked">
          <Ornament className="plant wide" svg={stageSvg(site.document.seed, 1, `${section.id}-plant`)} />
          <div className="words">
            <h2>{props.heading.text}</h2>
            <dl>
              {props.ways.map((way) => {
                const size = way.value.text.length <= 16 ? 'value short' : 'value';
                return (
                  <div key={keyOf(way)}>
                    <dt>{way.label.text}</dt>
                    <dd>
                      <WayValue way={way} site={site} className={size} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
