import type { ReactNode } from 'react';
import { hrefOf } from '../../site.ts';
import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The week as one line across the page, lit on the days that are open; day by day on phones. */
export default function LineHours({ props, section, site }: SectionView<HoursProps>): ReactNode {
  const label = { text: site.words.actions.directions, from: 'default' as const, fields: [] };
  const directions = { label, to: { kind: 'directions' as const } };
  return (
    <section id={section.id} data-section={section.id} className={`hours-line band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <div className="week">
          <HoursTable site={site} short />
        </div>
        {props.note && (
          <p className="note">
            {props.note.text} {site.facts.premises && hrefOf(directions, site.document) && <ActionLink action={directions} site={site} />}
          </p>
        )}
      </div>
    </section>
  );
}
