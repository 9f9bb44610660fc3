import { dayNames } from '../../document/document.ts';
import { spanLabel } from '../../labels/hours.ts';
import type { HoursView } from '../../sections/hours/schema.ts';
import { ownThings } from '../../sections/own-things.ts';
import { Band } from '../../sections/parts.tsx';
import { hangs } from './parts/board.ts';
import { Tool } from './parts/tool.tsx';

/** The week on a rail: the tool hangs on every open day. Without a tool it's a tag. */
export default function HungHours({ props, section, site }: HoursView) {
  const { facts, words, document } = site;
  const { hours } = facts;
  const objects = ownThings(document);
  const tool = objects.find(hangs) ?? objects[0];
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <h2>{props.heading.text}</h2>
      {hours && (
        <table aria-label={props.heading.text}>
          <tbody className="gridded">
            {dayNames.map((day) => {
              const spans = hours[day] ?? [];
              const closed = spans.length === 0;
              return (
                <tr key={day} className={closed ? 'gridded off' : 'gridded'}>
                  <th scope="row">{words.shortDays[day]}</th>
                  <td className="times">
                    {closed ? words.closed : spans.map((span) => <span key={span[0]}>{spanLabel(span, document.language)}</span>)}
                  </td>
                  <td className="hook" aria-hidden="true">
                    {!tool && <i />}
                    {tool && !closed && <Tool name={tool} site={site} />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {props.note && <p className="note loose measured t-1">{props.note.text}</p>}
    </Band>
  );
}
