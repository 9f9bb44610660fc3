import type { ReactNode } from 'react';
import { dayNames, type Week } from '../../../document.ts';
import { dayLabel, spanLabel } from '../../../hours.ts';

/** The week as a table of short day names. `chart` draws the spans of a day in a third column. */
export function DayRows({ hours, chart }: { hours: Week; chart?: (spans: [string, string][]) => ReactNode }): ReactNode {
  return (
    <table>
      <caption className="vh">Opening hours</caption>
      <tbody>
        {dayNames.map((day) => {
          const spans = hours[day] ?? [];
          return (
            <tr key={day} className={spans.length ? undefined : 'off'}>
              <th scope="row">{dayLabel(day, true)}</th>
              <td className={chart && 'times'}>
                {spans.length ? spans.map((span) => <span key={span[0]}>{spanLabel(span)}</span>) : 'Closed'}
              </td>
              {chart && (
                <td className="chart" aria-hidden="true">
                  {chart(spans)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
