import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { Ask } from './parts/ask.tsx';
import type { HoursProps } from './schema.ts';

/** The week as one line across the page, lit on the days that are open; day by day on phones. */
export default function LineHours({ props, section, site }: SectionView<HoursProps>): ReactNode {
  const directions = { label: { text: 'Directions', from: 'default' as const, fields: [] }, to: { kind: 'directions' as const } };
  return (
    <section id={section.id} data-section={section.id} className={`hours-line band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        {site.facts.hours ? (
          <div className="week">
            <HoursTable site={site} short />
          </div>
        ) : (
          <Ask ask={props.ask} site={site} />
        )}
        {props.note && (
          <p className="note">
            {props.note.text} {hrefOf(directions, site.document) && <ActionLink action={directions} site={site} />}
          </p>
        )}
      </div>
    </section>
  );
}
