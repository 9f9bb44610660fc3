import { dayAfter, weekdayOf } from '../../time/days.ts';
import type { ShownDay } from './visitor-days.ts';

/** Weekdays of a calendar, Monday first: Monday to Friday, and weekend days that can be booked (1 is Monday, 7 Sunday). */
export function weekdaysOf(days: readonly ShownDay[]): number[] {
  const open = new Set(days.filter(({ state }) => state === 'free' || state === 'full').map(({ day }) => weekdayOf(day) || 7));
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday <= 5 || open.has(weekday));
}

/**
 * Rows of a calendar, from the first week with an open or full day to the last. Days outside the known range are included as
 * `over` or `later`.
 */
export function weeksOf(days: readonly ShownDay[]): ShownDay[][] {
  const first = days.find(({ state }) => state === 'free' || state === 'full')?.day;
  const last = days.findLast(({ state }) => state === 'free' || state === 'full')?.day;
  if (!first || !last) return [];
  const weeks: ShownDay[][] = [];
  const weekdays = weekdaysOf(days);
  let day = mondayOf(first);
  while (day <= last) {
    const week: ShownDay[] = [];
    for (let weekday = 1; weekday <= 7; weekday++, day = dayAfter(day))
      if (weekdays.includes(weekday))
        week.push(days.find((one) => one.day === day) ?? { day, state: day > last ? 'later' : 'over', times: [] });
    weeks.push(week);
  }
  return weeks;
}

function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}
