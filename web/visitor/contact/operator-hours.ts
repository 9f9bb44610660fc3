import { brand } from '../../../content/brand.ts';
import { timeInWords, zoneInWords } from '../../../time/clock.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { dayAfter, dayOf } from '../../../time/days.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { afterOpenHours, isOpenDay, type OpenHours } from '../../../time/open-hours.ts';
import { momentOf } from '../../../time/wall-clock.ts';

/** What the operator's clock shows: the time there, whether `name` is open, and how much of the open hours has passed, scaled to 24: none while closed, which is night. */
export function operatorClockFace(now: Date, hours: OpenHours, name: string): { time: string; words: string; hours: number } {
  const today = dayOf(now, brand.timeZone);
  const opens = momentOf(today, hours.open, brand.timeZone).getTime();
  const closes = momentOf(today, hours.close, brand.timeZone).getTime();
  const openToday = isOpenDay(today, hours);
  const isOpen = openToday && now.getTime() >= opens && now.getTime() < closes;
  const passed = isOpen ? (now.getTime() - opens) / (closes - opens) : 0;
  const at = (moment: number) => timeInWords(new Date(moment), brand.timeZone);
  const words = () => {
    if (isOpen) return `${name} is open until ${at(closes)}.`;
    if (!openToday) return `${name} is closed today and opens again ${dayInWords(nextOpenDay(today, hours))}.`;
    return now.getTime() < opens ? `${name} opens at ${at(opens)}.` : `${name} is closed now.`;
  };
  return { time: at(now.getTime()), words: words(), hours: passed * 24 };
}

function nextOpenDay(day: string, hours: OpenHours): string {
  let next = dayAfter(day);
  while (!isOpenDay(next, hours)) next = dayAfter(next);
  return next;
}

/** Says when we'll answer a message sent now. */
export function replyWords(now: Date, hours: OpenHours, replyHours: number): string {
  const due = afterOpenHours(now, replyHours, hours, brand.timeZone);
  return `by ${momentInWords(due, now, brand.timeZone)} ${zoneInWords(brand.timeZone)} if you write now`;
}
