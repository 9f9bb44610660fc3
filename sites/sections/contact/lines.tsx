import type { SectionView } from '../registry.ts';
import { WayValue } from './parts/way-value.tsx';
import type { ContactProps } from './schema.ts';
import { keyOf } from './way.ts';

/** Ways to get in touch as numbered lines, each as large as the page allows. */
export default function LinesOfWays({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-lines lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <div className="strip">
            <h2>{props.heading.text}</h2>
          </div>
          <dl className="numbered">
            {props.ways.map((way) => (
              <div key={keyOf(way)} className={way.action.to.kind === 'link' ? 'elsewhere' : way.value.text.length > 22 ? 'long' : 'brief'}>
                <dt>{way.label.text}</dt>
                <dd>
                  <WayValue way={way} site={site} className="value h" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
