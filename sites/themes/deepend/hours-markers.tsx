import { DayRows } from '../../sections/hours/parts/day-rows.tsx';
import type { HoursView } from '../../sections/hours/schema.ts';
import { Band, longWordOf } from '../../sections/parts.tsx';

/** The week as seven marker tiles set in the coping over the waterline; a closed day's tile isn't glazed. */
export default function Markers({ props, section, site }: HoursView) {
  return (
    <Band section={section} className="depth sec" boxes={['wrap', 'box fit-box']}>
      <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      <DayRows site={site} label={props.heading.text} />
      {props.note && <p className="note measured t-1">{props.note.text}</p>}
    </Band>
  );
}
