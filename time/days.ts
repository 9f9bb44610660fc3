import { dayMs } from './units.ts';
import { formatByZone } from './zone-formats.ts';

const yearMonthDay = formatByZone({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date at a moment by the clock of `timeZone`, as YYYY-MM-DD. */
export function dayOf(moment: Date, timeZone: string): string {
  // Not as one text: no locale writes it in this order in every browser.
  const parts = Object.fromEntries(
    yearMonthDay(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The day `count` days after a day; before it if `count` is negative. */
export function dayAfter(day: string, count = 1): string {
  return new Date(noonOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return noonOf(day).getUTCDay();
}

/** Noon of a day in UTC, for formats that write in UTC. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
