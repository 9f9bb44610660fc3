import { Band, HoursTable } from '../parts.tsx';
import type { HoursView } from './schema.ts';

/** The sign in a shop's door, hung on a cord: the week as a table. */
export default function ShopdoorHours({ props, section, site }: HoursView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <div className="plate relative on-surface">
        <h2 className="centered box">{props.heading.text}</h2>
        <HoursTable site={site} label={props.heading.text} />
      </div>
      {props.note && <p className="note centered muted">{props.note.text}</p>}
    </Band>
  );
}
