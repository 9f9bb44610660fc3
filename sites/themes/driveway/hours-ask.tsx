import type { HoursView } from '../../sections/hours/schema.ts';
import { ActionLink, Band, HoursTable } from '../../sections/parts.tsx';

/** The week lettered on the van's rear doors; what to ask is on its license plate. */
export default function AskHours({ props, section, site }: HoursView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'told stacked']}>
      <div>
        <h2>{props.heading.text}</h2>
        {props.note && <p className="note loose t-1">{props.note.text}</p>}
      </div>
      <div className="rear relative">
        <div className="doors relative band-deep">
          <HoursTable site={site} label={props.heading.text} />
        </div>
        <p className="bumper relative">
          <ActionLink action={props.action} site={site} className="plate centered strong aligned" />
        </p>
      </div>
    </Band>
  );
}
