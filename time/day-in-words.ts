import { noonOf } from './days.ts';

const weekdayAndDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-23' → 'Monday, November 23'. */
export function dayInWords(day: string): string {
  return weekdayAndDay.format(noonOf(day));
}

/** '2026-11-23' → 'November 23, 2026'. */
export function dateInWords(day: string): string {
  return dayAndYear.format(noonOf(day));
}
