import { dayNames } from '../../document.ts';
import { dayLabel, spanLabel } from '../../hours.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { HoursProps } from './schema.ts';

/** The week as one strip of seven cells, open days filled; a row a day on phones. */
export default function Strip({ props, section, site }: SectionView<HoursProps>) {
  const { hours } = site.facts;
  return (
    <section id={section.id} data-section={section.id} className={`hours-strip band-${section.band} sec`}>
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        {hours ? (
          <table>
            <caption className="vh">Opening hours</caption>
            <tbody>
              {dayNames.map((day) => {
                const spans = hours[day] ?? [];
                return (
                  <tr key={day} className={spans.length ? undefined : 'off'}>
                    <th scope="row">{dayLabel(day, true)}</th>
                    <td>{spans.length ? spans.map((span) => <span key={span[0]}>{spanLabel(span)}</span>) : 'Closed'}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ) : (
          <div className="ask">
            <p>{props.ask.text.text}</p>
            <ActionLink action={props.ask.action} site={site} className="btn" />
          </div>
        )}
        {props.note && <p className="note">{props.note.text}</p>}
      </div>
    </section>
  );
}
