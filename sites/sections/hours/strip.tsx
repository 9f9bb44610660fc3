import { Band } from '../parts.tsx';
import { DayRows } from './parts/day-rows.tsx';
import type { HoursView } from './schema.ts';

/** The week as one strip of seven cells, open days filled; a row a day on phones. */
export default function Strip({ props, section, site }: HoursView) {
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      <h2>{props.heading.text}</h2>
      <div className="box">
        <DayRows site={site} label={props.heading.text} />
      </div>
      {props.note && <p className="note measured t-1">{props.note.text}</p>}
    </Band>
  );
}
