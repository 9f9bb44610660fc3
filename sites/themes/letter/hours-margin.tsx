import { weekLines } from '../../labels/hours.ts';
import type { HoursView } from '../../sections/hours/schema.ts';
import { ActionLink, Band, HoursTable } from '../../sections/parts.tsx';

/** The week as a small table in the margin beside the lines that say it in words. */
export default function MarginHours({ props, section, site }: HoursView) {
  const { hours } = site.facts;
  const lines = hours ? weekLines(hours, site.document.language, { long: true }) : [];
  return (
    <Band section={section} boxes={['wrap sec', 'box', 'sheet stacked']}>
      <div className="words">
        <h2>{props.heading.text}</h2>
        {lines.length > 0 && (
          <ul className={lines.length > 3 ? 'lines t-3 many loose t-1' : 'lines t-3'}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {props.note && <p className="note">{props.note.text}</p>}
        <ActionLink action={props.action} site={site} className="go tappable" />
      </div>
      <HoursTable site={site} label={props.heading.text} short />
    </Band>
  );
}
