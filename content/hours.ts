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

/** The operator's hours as settings keep them: days as digits (0 is Sunday), times as HH:MM. */
export interface HoursSettings {
  supportDays: string;
  supportOpen: string;
  supportClose: string;
  officeDays: string;
  officeOpen: string;
  officeClose: string;
}

/** When questions are answered: footer, chat, reply times. */
export function supportHoursOf({ supportDays, supportOpen, supportClose }: HoursSettings): OpenHours {
  return { days: [...supportDays].map(Number), open: supportOpen, close: supportClose };
}

/** When calls can be booked, and what search engines are told. */
export function officeHoursOf({ officeDays, officeOpen, officeClose }: HoursSettings): OpenHours {
  return { days: [...officeDays].map(Number), open: officeOpen, close: officeClose };
}

/** '10am-6pm daily', 'Mon-Fri 8:30am-5pm'. Hours as they stand in `brand` keep their words from there. */
export function hoursInWords(hours: OpenHours): string {
  const same = ({ days, open, close }: OpenHours) => `${days}` === `${hours.days}` && open === hours.open && close === hours.close;
  const known = [brand.supportHours, brand.officeHours].find(same);
  if (known) return known.label;
  const span = `${timeLabel(hours.open)}-${timeLabel(hours.close)}`;
  return hours.days.length === 7 ? `${span} daily` : `${daysInWords(hours.days)} ${span}`;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The week as people say it, from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Week days from Monday on, neighbors drawn together: 'Mon-Fri', 'Tue, Thu-Sat', 'daily'. */
export function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return 'daily';
  const runs: number[][] = [];
  for (const [place, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && place > 0 && last.at(-1) === week[place - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => (run.length > 2 ? `${dayNames[run[0] ?? 0]}-${dayNames[run.at(-1) ?? 0]}` : run.map((day) => dayNames[day]).join(', ')))
    .join(', ');
}

/** 'Mon-Fri', 'Mon, Wed-Sat' or 'daily' as sorted week days (0 is Sunday); undefined for what names no days. */
export function daysFromWords(text: string): number[] | undefined {
  const words = text.trim().toLowerCase();
  if (/^(?:daily|every day)$/.test(words)) return [0, 1, 2, 3, 4, 5, 6];
  const placeOf = (word: string) => week.findIndex((day) => word.length >= 3 && dayNames[day]?.toLowerCase() === word.slice(0, 3));
  const days = new Set<number>();
  for (const part of words.split(/\s*,\s*/)) {
    const ends = part.split(/\s*[-–]\s*|\s+to\s+/).map(placeOf);
    const [from = -1, to = from] = ends;
    if (ends.length > 2 || from < 0 || to < from) return undefined;
    for (const day of week.slice(from, to + 1)) days.add(day);
  }
  return [...days].sort();
}

/** '09:00' → '9am', '17:30' → '5:30pm'. */
function timeLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
}

/** The moment at which `hours` open hours have passed since `from`: 8 support hours from 5pm are over at 3pm the next day. */
export function afterOpenHours(from: Date, hours: number, when: OpenHours): Date {
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
