import { ActionLink, Band, HoursTable } from '../parts.tsx';
import type { HoursView } from './schema.ts';

/** The hours table on a card with the way to ask about a time. */
export default function Card({ props, section, site }: HoursView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'card r-l clipped in-column on-surface']}>
      <div className="in stacked">
        <div className="tx">
          <h2 className="t-3">{props.heading.text}</h2>
          {props.note && <p>{props.note.text}</p>}
          <ActionLink action={props.action} site={site} className="go strong tappable" />
        </div>
        <HoursTable site={site} label={props.heading.text} />
      </div>
    </Band>
  );
}
