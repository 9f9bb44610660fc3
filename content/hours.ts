import { TZDate } from '@date-fns/tz';
import { brand } from './brand.ts';
import { timeInWords } from './clock.ts';
import { dayInWords } from './day-in-words.ts';
import { formatByZone } from './zone-formats.ts';

/** When somebody is there: week days (0 is Sunday) and times such as '09:00', by the clock of `brand.timeZone`. */
export interface OpenHours {
  days: readonly number[];
  open: string;
  close: string;
}

const minuteMs = 60_000;
const yearMonthDay = formatByZone({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

/** The moment at which `hours` open hours have passed since `from`: 8 support hours from 5pm are over at 3pm the next day. */
export function afterOpenHours(from: Date, hours: number, when: OpenHours = brand.supportHours): Date {
  let leftMs = hours * 60 * minuteMs;
  for (let day = dayOf(from); ; day = dayAfter(day)) {
    if (!when.days.includes(weekdayOf(day))) continue;
    const opens = Math.max(momentOf(day, when.open).getTime(), from.getTime());
    const closes = momentOf(day, when.close).getTime();
    if (closes <= opens) continue;
    if (opens + leftMs <= closes) return new Date(opens + leftMs);
    leftMs -= closes - opens;
  }
}

/** 'today at 2:40 pm', 'tomorrow at 11:00 am' or 'Monday, November 23, at 11:00 am', by the clock of `timeZone`. */
export function momentInWords(moment: Date, now: Date, timeZone: string = brand.timeZone): string {
  const time = timeInWords(moment, timeZone);
  const day = dayOf(moment, timeZone);
  if (day === dayOf(now, timeZone)) return `today at ${time}`;
  if (day === dayAfter(dayOf(now, timeZone))) return `tomorrow at ${time}`;
  return `${dayInWords(day)}, at ${time}`;
}

/** The date at a moment as YYYY-MM-DD, where the business works unless told otherwise. */
export function dayOf(moment: Date, timeZone: string = brand.timeZone): string {
  return yearMonthDay(timeZone).format(moment);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * minuteMs).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** The moment at which it is `time` (such as '09:00') on a day where the business works. */
export function momentOf(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, brand.timeZone).getTime());
}
