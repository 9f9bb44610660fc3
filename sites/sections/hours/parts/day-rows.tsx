import type { ReactNode } from 'react';
import { hoursRows, spanLabel } from '../../../labels/hours.ts';
import { type Stretch, weekStretches } from '../../chart.ts';
import type { Site } from '../../site.ts';

/** The week as a table of short day names, or one row if every day is the same. `chart` draws the spans of a day, or when it's open from midnight to midnight, in a third column. */
export function DayRows({
  site,
  label,
  chart,
}: {
  site: Site;
  /** The heading above it. */
  label: string;
  chart?: (spans: [string, string][], stretches: Stretch[]) => ReactNode;
}): ReactNode {
  const { hours } = site.facts;
  const { words } = site;
  if (!hours) return null;
  const stretches = weekStretches(hours);
  return (
    <table aria-label={label}>
      <tbody>
        {hoursRows(hours, site.document.language, true).map(({ day, label: name }) => {
          const spans = hours[day] ?? [];
          return (
            <tr key={day} className={spans.length ? undefined : 'off'}>
              <th scope="row">{name}</th>
              <td className={chart && 'times'}>
                {spans.length ? spans.map((span) => <span key={span[0]}>{spanLabel(span, site.document.language)}</span>) : words.closed}
              </td>
              {chart && (
                <td className="chart" aria-hidden="true">
                  {chart(spans, stretches[day])}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
