import { dayAfter, dayOf, weekdayOf } from './days.ts';
import { hourMs } from './units.ts';
import { momentOf } from './wall-clock.ts';

/** Hours when someone is available: weekdays (0 is Sunday), and times such as '09:00' in a time zone given elsewhere. */
export interface OpenHours {
  days: readonly number[];
  open: string;
  close: string;
  /** Days (YYYY-MM-DD) without hours, whatever their weekday. */
  closed?: readonly string[];
}

/** True if there are hours on a day. */
export function isOpenDay(day: string, { days, closed }: OpenHours): boolean {
  return days.includes(weekdayOf(day)) && !closed?.includes(day);
}

/** The moment when `hours` open hours have passed since `from`: 8 support hours from 5pm end at 3pm the next day. */
export function afterOpenHours(from: Date, hours: number, when: OpenHours, timeZone: string): Date {
  let leftMs = hours * hourMs;
  for (let day = dayOf(from, timeZone); ; day = dayAfter(day)) {
    if (!isOpenDay(day, when)) continue;
    const opens = Math.max(momentOf(day, when.open, timeZone).getTime(), from.getTime());
    const closes = momentOf(day, when.close, timeZone).getTime();
    if (closes <= opens) continue;
    if (opens + leftMs <= closes) return new Date(opens + leftMs);
    leftMs -= closes - opens;
  }
}

/** '10am-6pm daily', 'Mon-Fri 8:30am-5pm'. */
export function openHoursInWords({ days, open, close }: OpenHours): string {
  const span = `${timeLabel(open)}-${timeLabel(close)}`;
  return days.length === 7 ? `${span} daily` : `${daysInWords(days)} ${span}`;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The days of a week, Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays from Monday on, runs joined: 'Mon-Fri', 'Tue, Thu-Sat', 'daily'. */
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

/** 'Mon-Fri', 'Mon, Wed-Sat' or 'daily' as sorted weekdays (0 is Sunday); undefined if the text names no days. */
export function daysFromWords(text: string): number[] | undefined {
  const words = text.trim().toLowerCase();
  if (/^(?:daily|every day)$/.test(words)) return [0, 1, 2, 3, 4, 5, 6];
  const placeOf = (word: string) => week.findIndex((day) => word.length >= 3 && dayNames[day]?.toLowerCase() === word.slice(0, 3));
  const days = new Set<number>();
  for (const part of words.split(',')) {
    const ends = part.split(/[-–]|\sto\s/).map((word) => placeOf(word.trim()));
    const [from = -1, to = from] = ends;
    if (ends.length > 2 || from < 0 || to < from) return undefined;
    for (const day of week.slice(from, to + 1)) days.add(day);
  }
  return [...days].sort();
}

/** '09:00' → '9am', '17:30' → '5:30pm'; `shiftMinutes` later, round the clock. */
export function timeLabel(time: string, shiftMinutes = 0): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = (hours * 60 + minutes + shiftMinutes + 1440) % 1440;
  const rest = total % 60 ? `:${String(total % 60).padStart(2, '0')}` : '';
  return `${Math.floor(total / 60) % 12 || 12}${rest}${total < 720 ? 'am' : 'pm'}`;
}
