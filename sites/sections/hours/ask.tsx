import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The heading beside a compact table on a card. */
export default function AskHours({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-ask band-${section.band} sec`}>
      <div className="wrap told">
        <div>
          <h2>{props.heading.text}</h2>
          {props.note && <p className="note">{props.note.text}</p>}
        </div>
        <div className="card">
          <HoursTable site={site} />
        </div>
      </div>
    </section>
  );
}
