import { addDays, addMonths } from 'date-fns';
import { dayMs } from '../../time/units.ts';

/** How many months have begun by the last day, for a plan that begins on day `from`: as calendars count, in UTC. */
export function monthsFrom(start: Date, from: number, days: number): number {
  for (let nth = 0; ; nth++) if (dayOfMonth(start, from, nth) > days) return nth;
}

/** The day of the simulation on which the nth month of a plan begins, from 0 on; a 31st is the last day of a shorter month. */
export function dayOfMonth(start: Date, from: number, nth: number): number {
  const first = addDays(start, from);
  return from + Math.round((addMonths(first, nth).getTime() - first.getTime()) / dayMs);
}
