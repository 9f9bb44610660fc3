import type { SectionView } from '../registry.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** Ways to get in touch as page-wide ruled rows, the value in heading type. */
export default function Rows({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-rows band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <dl>
          {props.ways.map((way) => (
            <div key={keyOf(way)}>
              <dt>{way.label.text}</dt>
              <dd>
                <WayValue way={way} site={site} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
