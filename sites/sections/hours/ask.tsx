import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { Ask } from './parts/ask.tsx';
import type { HoursProps } from './schema.ts';

/** Without hours: the question to ask, large, with the way to ask it. With hours: the heading beside a compact table. */
export default function AskHours({ props, section, site }: SectionView<HoursProps>) {
  const { hours } = site.facts;
  return (
    <section id={section.id} data-section={section.id} className={`hours-ask band-${section.band} sec`}>
      <div className={`wrap${hours ? ' told' : ''}`}>
        <div>
          <h2>{props.heading.text}</h2>
          {props.note && <p className="note">{props.note.text}</p>}
        </div>
        {hours ? (
          <div className="card">
            <HoursTable site={site} />
          </div>
        ) : (
          <Ask ask={props.ask} site={site} className="bubble" />
        )}
      </div>
    </section>
  );
}
