import { leadTime } from '../words/lead-time.ts';

/** A cell of a list as a file. Text stays text, also where it looks like a number or a date. */
export type FileCell = string | number | Dollars | Time | Day | null | undefined;

/** An amount with two decimals: '59.80'. Its column's head says that it's in dollars. */
interface Dollars {
  dollars: string;
}

/** '2026-11-21 21:24'. Its column's head names the time zone. */
interface Time {
  time: string;
}

/** '2026-11-21' */
interface Day {
  day: string;
}

export function dollarCell(cents: number | null | undefined): FileCell {
  return cents === null || cents === undefined ? undefined : { dollars: (cents / 100).toFixed(2) };
}

export function timeCell(at: Date | string | null | undefined, zone: string): FileCell {
  return at ? { time: leadTime(new Date(at), zone) } : undefined;
}

/** A day, or the text that was entered instead of one. */
export function dayCell(day: string | null | undefined): FileCell {
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : day;
}
