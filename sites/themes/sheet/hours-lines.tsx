import type { HoursView } from '../../sections/hours/schema.ts';
import { ActionLink, Band, Head, HoursTable } from '../../sections/parts.tsx';

/** Hours as ruled lines, a day each; what to know besides and the way to ask are the foot of the sheet. */
export default function LinesOfHours({ props, section, site }: HoursView) {
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf']}>
      <Head props={props} className="strip" />
      <div className="cells gridded">
        <HoursTable site={site} label={props.heading.text} />
        <div className="foot gridded">
          {props.note && <p>{props.note.text}</p>}
          <ActionLink action={props.action} site={site} />
        </div>
      </div>
    </Band>
  );
}
