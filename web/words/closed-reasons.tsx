import { dayInWords } from '../../time/day-in-words.ts';
import { dayAfter } from '../../time/days.ts';

/** Why we're closed, one line for each reason and run of days: 'Closed Thursday, November 26 (Thanksgiving Day)'. */
export function ClosedReasons({ days, className }: { days: readonly ClosedDay[]; className: string }) {
  const runs = runsOf(days);
  if (runs.length === 0) return null;
  return (
    <ul className={className}>
      {runs.map(({ first, last, reason }) => (
        <li key={first}>
          Closed {first === last ? dayInWords(first) : `${dayInWords(first)} to ${dayInWords(last)}`} ({reason})
        </li>
      ))}
    </ul>
  );
}

/** A day by its date, with the reason why it's closed if there is one that customers read. */
interface ClosedDay {
  day: string;
  reason?: string;
}

/** Days with a reason, those that follow each other for the same reason as one. */
export function runsOf(days: readonly ClosedDay[]): { first: string; last: string; reason: string }[] {
  const runs: { first: string; last: string; reason: string }[] = [];
  for (const { day, reason } of days) {
    if (!reason) continue;
    const run = runs.at(-1);
    if (run?.reason === reason && dayAfter(run.last) === day) run.last = day;
    else runs.push({ first: day, last: day, reason });
  }
  return runs;
}
