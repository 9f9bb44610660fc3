import { timeInWords, zoneInWords } from './clock.ts';
import { dayInWords } from './day-in-words.ts';
import { dayOf } from './hours.ts';

/** A call by the clock of `zone`: 'Monday, November 23, 9:00 am to 9:30 am Eastern Time'. */
export function callInWords(startsAt: Date, endsAt: Date, zone: string): string {
  const times = `${timeInWords(startsAt, zone)} to ${timeInWords(endsAt, zone)}`;
  return `${dayInWords(dayOf(startsAt, zone))}, ${times} ${zoneInWords(zone)}`;
}

/** Where a call begins by the clock of `zone`: 'Monday, November 23, at 9:00 am'. */
export function startInWords(startsAt: Date, zone: string): string {
  return `${dayInWords(dayOf(startsAt, zone))}, at ${timeInWords(startsAt, zone)}`;
}

/** Whether two zones' clocks show the same at a moment, so that one of them is enough. */
export function sameClock(moment: Date, zone: string, other: string): boolean {
  return dayOf(moment, zone) === dayOf(moment, other) && timeInWords(moment, zone) === timeInWords(moment, other);
}
