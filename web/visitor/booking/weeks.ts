import { dayAfter, weekdayOf } from '../../../content/hours.ts';
import type { CallDay } from '../../../domain/contact/schema.ts';

/** The week days of a calendar, as they come from Monday on: Monday to Friday, and what of the weekend is asked for (1 is Monday, 7 Sunday). */
export function weekdaysOf(days: readonly CallDay[]): number[] {
  const asked = new Set(days.map(({ day }) => weekdayOf(day) || 7));
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday <= 5 || asked.has(weekday));
}

/** Rows of a calendar that hold the given days; a day that can't be asked for has no parts. */
export function weeksOf(days: readonly CallDay[]): CallDay[][] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const weeks: CallDay[][] = [];
  const shown = weekdaysOf(days);
  let day = mondayOf(first);
  while (day <= last) {
    const week: CallDay[] = [];
    for (let weekday = 1; weekday <= 7; weekday++, day = dayAfter(day))
      if (shown.includes(weekday)) week.push(days.find((free) => free.day === day) ?? { day, parts: [] });
    weeks.push(week);
  }
  return weeks;
}

function mondayOf(day: string): string {
  const back = (weekdayOf(day) + 6) % 7;
  return new Date(Date.parse(`${day}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
}
