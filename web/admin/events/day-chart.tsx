import { dateInWords } from '../../../time/day-in-words.ts';
import { Bar } from '../../ui/drawings/bar.tsx';

/** Page views of each day as bars on the horizon, today's in the sun's color. Long periods are shown by week. */
export function DayChart({ days }: { days: { day: string; views: number }[] }) {
  const columns = columnsOf(days);
  const most = Math.max(1, ...columns.map(({ views }) => views));
  const first = columns[0];
  const last = columns.at(-1);
  if (!first || !last) return null;
  return (
    <figure>
      <div aria-hidden="true">
        <p className="text-micro text-ink-3 tabular-nums">{most.toLocaleString('en-US')}</p>
        <div className="flex h-36 items-end gap-px border-b-2 border-ink">
          {columns.map(({ day, views }) => (
            <span key={day} className="h-full min-w-0 flex-1">
              <Bar upright percent={(views / most) * 100} className={day === last.day ? 'text-sun' : 'text-ink'} />
            </span>
          ))}
        </div>
        <p className="mt-1 flex justify-between text-micro text-ink-3">
          <span>{dateInWords(first.day)}</span>
          <span>{columns === days ? 'today' : `this week`}</span>
        </p>
      </div>
      <figcaption className="sr-only">
        Page views by {columns === days ? 'day' : 'week'}: {columns.map(({ day, views }) => `${dateInWords(day)}: ${views}`).join('; ')}
      </figcaption>
    </figure>
  );
}

/** More columns than this are too thin to see on a phone. */
const maxColumns = 100;

function columnsOf(days: { day: string; views: number }[]) {
  if (days.length <= maxColumns) return days;
  // Counted from the end, so the last week is whole.
  const weeks = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    weeks.unshift({ day: week[0]?.day ?? '', views: week.reduce((sum, { views }) => sum + views, 0) });
  }
  return weeks;
}
