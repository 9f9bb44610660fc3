import type { ReactNode } from 'react';
import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { Ask } from './parts/ask.tsx';
import type { HoursProps } from './schema.ts';

/** The sign in a shop's door, hung on a cord: the week as a table, or whom to ask when no hours are known. */
export default function ShopdoorHours({ props, section, site }: SectionView<HoursProps>): ReactNode {
  const known = Boolean(site.facts.hours);
  return (
    <section id={section.id} data-section={section.id} className={`hours-shopdoor band-${section.band}`}>
      <div className={known && props.note ? 'wrap sec with-note' : 'wrap sec'}>
        <div className="plate">
          <h2>{props.heading.text}</h2>
          {known ? <HoursTable site={site} /> : <Ask ask={props.ask} site={site} />}
        </div>
        {known && props.note && <p className="note">{props.note.text}</p>}
      </div>
    </section>
  );
}
