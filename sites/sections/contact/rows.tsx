import type { SectionView } from '../registry.ts';
import { Ways } from './parts/ways.tsx';
import type { ContactProps } from './schema.ts';

/** Ways to get in touch as page-wide ruled rows, the value in heading type. */
export default function Rows({ props, section, site }: SectionView<ContactProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`contact-rows band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <Ways ways={props.ways} site={site} />
      </div>
    </section>
  );
}
