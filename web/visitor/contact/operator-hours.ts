import { brand } from '../../../content/brand.ts';
import { timeInWords, zoneInWords } from '../../../content/clock.ts';
import { afterOpenHours, dayOf, momentInWords, momentOf, type OpenHours, weekdayOf } from '../../../content/hours.ts';

/** What the operator's clock shows: the time there, whether `name` is open, and how much of the open hours has passed, scaled to 24. */
export function operatorClockFace(
  now: Date,
  { days, open, close }: OpenHours,
  name: string,
): { time: string; words: string; hours: number } {
  const today = dayOf(now);
  const opens = momentOf(today, open).getTime();
  const closes = momentOf(today, close).getTime();
  const openToday = days.includes(weekdayOf(today));
  const passed = openToday ? Math.min(1, Math.max(0, (now.getTime() - opens) / (closes - opens))) : 0;
  const at = (moment: number) => timeInWords(new Date(moment), brand.timeZone);
  const words = () => {
    if (!openToday || now.getTime() >= closes) return `${name} is closed now.`;
    return now.getTime() < opens ? `${name} opens at ${at(opens)}.` : `${name} is open until ${at(closes)}.`;
  };
  return { time: at(now.getTime()), words: words(), hours: passed * 24 };
}

/** Says when we'll answer a message sent now. */
export function replyWords(now: Date, hours: OpenHours, replyHours: number): string {
  return `by ${momentInWords(afterOpenHours(now, replyHours, hours), now)} ${zoneInWords(brand.timeZone)} if you write now`;
}
