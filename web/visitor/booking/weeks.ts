import { dayAfter, weekdayOf } from '../../../content/hours.ts';
import type { CallDay } from '../../../domain/contact/schema.ts';

/** Rows of a calendar from Monday to Friday that hold the given days; a day that can't be asked for has no parts. */
export function weeksOf(days: readonly CallDay[]): CallDay[][] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const weeks: CallDay[][] = [];
  let day = mondayOf(first);
  while (day <= last) {
    const week: CallDay[] = [];
    for (let weekday = 1; weekday <= 7; weekday++, day = dayAfter(day))
      if (weekday <= 5) week.push(days.find((free) => free.day === day) ?? { day, parts: [] });
    weeks.push(week);
  }
  return weeks;
}

function mondayOf(day: string): string {
  const back = (weekdayOf(day) + 6) % 7;
  return new Date(Date.parse(`${day}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
}
