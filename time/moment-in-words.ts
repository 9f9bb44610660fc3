import { timeInWords, zoneInWords } from './clock.ts';
import { dayInWords } from './day-in-words.ts';
import { dayAfter, dayOf } from './days.ts';

/** 'Monday, November 23, 9:00 am to 9:30 am Eastern Time', by the clock of `timeZone`. */
export function spanInWords(startsAt: Date, endsAt: Date, timeZone: string): string {
  const times = `${timeInWords(startsAt, timeZone)} to ${timeInWords(endsAt, timeZone)}`;
  return `${dayInWords(dayOf(startsAt, timeZone))}, ${times} ${zoneInWords(timeZone)}`;
}

/** 'Monday, November 23, at 9:00 am', by the clock of `timeZone`. */
export function startInWords(startsAt: Date, timeZone: string): string {
  return `${dayInWords(dayOf(startsAt, timeZone))}, at ${timeInWords(startsAt, timeZone)}`;
}

/** 'today at 2:40 pm', 'tomorrow at 11:00 am' or 'Monday, November 23, at 11:00 am', by the clock of `timeZone`. */
export function momentInWords(moment: Date, now: Date, timeZone: string): string {
  const day = dayOf(moment, timeZone);
  const today = dayOf(now, timeZone);
  if (day === today) return `today at ${timeInWords(moment, timeZone)}`;
  if (day === dayAfter(today)) return `tomorrow at ${timeInWords(moment, timeZone)}`;
  return startInWords(moment, timeZone);
}
