import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { DayRows } from './parts/day-rows.tsx';
import type { HoursProps } from './schema.ts';

/** The week as seven marker tiles set in the coping over the waterline; a closed day's tile isn't glazed. */
export default function Markers({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-markers depth band-${section.band} sec`}>
      <div className="wrap">
        <div className="box fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          <DayRows site={site} />
          {props.note && <p className="note">{props.note.text}</p>}
        </div>
      </div>
    </section>
  );
}
