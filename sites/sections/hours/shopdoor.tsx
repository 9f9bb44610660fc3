import type { ReactNode } from 'react';
import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The sign in a shop's door, hung on a cord: the week as a table. */
export default function ShopdoorHours({ props, section, site }: SectionView<HoursProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`hours-shopdoor band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="plate on-surface">
            <h2>{props.heading.text}</h2>
            <HoursTable site={site} />
          </div>
          {props.note && <p className="note">{props.note.text}</p>}
        </div>
      </div>
    </section>
  );
}
