import { dayNames } from '../../document.ts';
import { dayLabel, spanLabel } from '../../hours.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { stretchesOf } from './chart.ts';
import type { HoursProps } from './schema.ts';

/** The hours table with its own chart: a bar over 24 ticks for each day. */
export default function Roster({ props, section, site }: SectionView<HoursProps>) {
  const { hours } = site.facts;
  return (
    <section id={section.id} data-section={section.id} className={`hours-roster band-${section.band}`}>
      <div className="wrap sec">
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
                    <td className="times">{spans.length ? spans.map((span) => <span key={span[0]}>{spanLabel(span)}</span>) : 'Closed'}</td>
                    <td className="chart" aria-hidden="true">
                      <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        {stretchesOf(spans).map((stretch) => (
                          <rect key={stretch.from} x={stretch.from} width={stretch.to - stretch.from} height="1" />
                        ))}
                      </svg>
                    </td>
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
