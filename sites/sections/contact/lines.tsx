import type { SectionView } from '../registry.ts';
import { Ways } from './parts/ways.tsx';
import type { ContactProps } from './schema.ts';

/** Ways to get in touch as numbered lines, each as large as the page allows. */
export default function LinesOfWays({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-lines lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <div className="strip">
            <h2>{props.heading.text}</h2>
          </div>
          <Ways
            ways={props.ways}
            site={site}
            className="numbered"
            itemClass={(way) => (way.action.to.kind === 'link' ? 'elsewhere' : way.value.text.length > 22 ? 'long' : 'brief')}
            valueClass={() => 'value h'}
          />
        </div>
      </div>
    </section>
  );
}
