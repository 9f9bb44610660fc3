import type { SectionView } from '../registry.ts';
import { DayRows } from './parts/day-rows.tsx';
import type { HoursProps } from './schema.ts';

/** The week as one strip of seven cells, open days filled; a row a day on phones. */
export default function Strip({ props, section, site }: SectionView<HoursProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`hours-strip band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        <div className="box">
          <DayRows site={site} />
        </div>
        {props.note && <p className="note">{props.note.text}</p>}
      </div>
    </section>
  );
}
