import type { ReactNode } from 'react';
import { weekLines } from '../../labels/hours.ts';
import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The week as a small table in the margin beside the lines that say it in words. */
export default function MarginHours({ props, section, site }: SectionView<HoursProps>): ReactNode {
  const { hours } = site.facts;
  const lines = hours ? weekLines(hours, site.document.language, { long: true }) : [];
  return (
    <section id={section.id} data-section={section.id} className={`hours-margin band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="sheet stacked">
            <div className="words">
              <h2>{props.heading.text}</h2>
              {lines.length > 0 && (
                <ul className={lines.length > 3 ? 'lines many' : 'lines'}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              {props.note && <p className="note">{props.note.text}</p>}
              <ActionLink action={props.action} site={site} className="go tappable" />
            </div>
            <HoursTable site={site} short />
          </div>
        </div>
      </div>
    </section>
  );
}
