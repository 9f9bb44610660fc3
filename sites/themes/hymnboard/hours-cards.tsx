import { dayNames } from '../../document/document.ts';
import { spanLabel } from '../../labels/hours.ts';
import type { HoursView } from '../../sections/hours/schema.ts';
import { Band, Lines } from '../../sections/parts.tsx';
import { SpanFaces } from './parts/cards.tsx';

/** The week as a board: a rail a day, its hours slid in. Days that are closed stay empty. */
export default function CardsHours({ props, section, site }: HoursView) {
  const { hours } = site.facts;
  const { words } = site;
  const said = (spans: [string, string][]) => spans.map((span) => spanLabel(span, site.document.language));
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box', 'layout stacked']}>
      <div>
        <h2>{props.heading.text}</h2>
        {props.note && <p className="note muted">{props.note.text}</p>}
      </div>
      {hours && (
        <table aria-label={props.heading.text}>
          <tbody>
            {dayNames.map((day) => {
              const spans = hours[day] ?? [];
              return (
                <tr key={day}>
                  <th scope="row">{words.days[day]}</th>
                  <td className="said at-right">
                    <span className="vh">
                      <Lines lines={spans.length > 0 ? said(spans) : [words.closed]} />
                    </span>
                  </td>
                  <td className={spans.length > 0 ? 'at-right' : 'at-right off muted'} aria-hidden="true">
                    {spans.length > 0 ? spans.map((span) => <SpanFaces key={span[0]} span={span} site={site} />) : words.closed}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Band>
  );
}
