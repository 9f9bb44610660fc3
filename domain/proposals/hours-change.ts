import { type DayName, dayNames } from '../../sites/document/document.ts';
import { dayLabel, spanLabel } from '../../sites/labels/hours.ts';
import type { DayHours } from '../../sites/requests/wish.ts';

interface HoursChange {
  title: string;
  button: string;
  /** The hours of the week after it. */
  value: Record<string, DayHours>;
  was: string;
  now: string;
  note?: string;
}

/** What a wish for hours changes, in words. `current` are the hours as they are, if there are any. */
export function hoursChange(days: Partial<Record<DayName, DayHours>>, current: Record<string, DayHours> | null): HoursChange {
  const changed = dayNames.filter((day) => days[day] !== undefined);
  const merged = { ...current, ...days };
  // A day without hours is closed.
  const value = Object.fromEntries(Object.entries(merged).filter(([, hours]) => hours === '24h' || (hours && hours.length > 0)));
  const [only] = changed;
  const isOne = changed.length === 1 && only;
  const button = isOne
    ? hoursWords(days[only]) === 'Closed'
      ? `Close on ${dayLabel(only)}s`
      : `Change ${dayLabel(only)} hours to ${shortHours(days[only])}`
    : 'Change these hours';
  const list = (from: Partial<Record<string, DayHours>> | null) =>
    isOne ? hoursWords(from?.[only]) : daysTogether(changed, (day) => hoursWords(from?.[day]));
  return {
    title: isOne ? `${dayLabel(only)} hours` : 'Hours',
    button,
    value,
    was: current ? list(current) : '',
    now: list(days),
    ...(!current && { note: 'There are no hours yet, so your site will show the other days as closed.' }),
  };
}

/** 'Monday to Friday 9 am to 5 pm, Sunday closed': days in a row with the same hours together. */
function daysTogether(days: readonly DayName[], said: (day: DayName) => string): string {
  const groups: { first: DayName; last: DayName; hours: string }[] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const isNext = group && dayNames.indexOf(day) === dayNames.indexOf(group.last) + 1 && group.hours === said(day);
    if (isNext) group.last = day;
    else groups.push({ first: day, last: day, hours: said(day) });
  }
  const named = (hours: string) => hours.charAt(0).toLowerCase() + hours.slice(1);
  return groups
    .map(({ first, last, hours }) => `${dayLabel(first)}${last === first ? '' : ` to ${dayLabel(last)}`} ${named(hours)}`)
    .join(', ');
}

function hoursWords(hours: DayHours | undefined): string {
  if (hours === '24h') return 'Open 24 hours';
  return hours && hours.length > 0 ? hours.map((span) => spanLabel(span)).join(', ') : 'Closed';
}

/** '9-1', '7:30-5:30'. */
function shortHours(hours: DayHours | undefined): string {
  if (!hours || hours === '24h') return '24 hours';
  const short = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return `${hour % 12 === 0 ? 12 : hour % 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  };
  return hours.map(([open, close]) => `${short(open)}-${short(close)}`).join(' and ');
}
