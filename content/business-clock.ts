import { dateInWords } from '../time/day-in-words.ts';
import { dayOf } from '../time/days.ts';
import { momentOf } from '../time/wall-clock.ts';
import { brand } from './brand.ts';

/** Today's date where the business works, as YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  return dayOf(now, brand.timeZone);
}

/** Midnight at the start of a day where the business works. */
export function startOfDay(day: string): Date {
  return momentOf(day, '00:00', brand.timeZone);
}

/** The date at a moment where the business works: 'December 21, 2026'. */
export function dateOf(moment: Date): string {
  return dateInWords(today(moment));
}
