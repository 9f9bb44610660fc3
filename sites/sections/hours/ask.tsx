import { ActionLink, HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The week lettered on the van's rear doors; what to ask is on its license plate. */
export default function AskHours({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-ask band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className="told stacked">
            <div>
              <h2>{props.heading.text}</h2>
              {props.note && <p className="note">{props.note.text}</p>}
            </div>
            <div className="rear">
              <div className="doors band-deep">
                <HoursTable site={site} />
              </div>
              <p className="bumper">
                <ActionLink action={props.action} site={site} className="plate" />
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
