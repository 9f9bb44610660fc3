import { type DayName, dayNames } from '../../document/document.ts';
import { matchesOf, patternsIn } from '../phrases.ts';
import { closingAt, openingAt, spanOf } from '../readers/clock.ts';
import { hoursSaid } from '../readers/hours-tokens.ts';
import type { DayHours, Subject, Wish } from '../wish.ts';
import hoursLines from '../words/hours.txt?raw';
import lines from '../words/second-reading.txt?raw';
import type { Quote } from './quote.ts';

const phrase = patternsIn(lines);
const clock = patternsIn(hoursLines)('clock');

/** Checks that hours are those of the quote: its days and no others, and each day with all times that it says. */
export function hoursIn({ days }: Extract<Wish, { do: 'hours' }>, quote: Quote, { hours }: Subject): Wish | string {
  const { says } = quote;
  const named = dayNames.filter((day) => days[day] !== undefined);
  const said = hoursSaid(says).days;
  if (named.length === 0 || !named.every((day) => said.includes(day))) return 'has another day';
  if (!said.every((day) => named.includes(day))) return 'leaves a day';
  const found = matchesOf(clock, says);
  const times = found.map(([time]) => time);
  const between = found.slice(1).map(({ index }, at) => says.slice((found[at]?.index ?? 0) + (times[at]?.length ?? 0), index));
  if (between.some((words, at) => at % 2 === 0 && !phrase('spans').test(words) && !/^ ?- ?$/.test(words))) return 'has another time';
  if (!named.every((day) => isSaid(days[day] ?? [], times, says, hours?.[day]))) return 'has another time';
  const changed = named.filter((day) => JSON.stringify(days[day]) !== JSON.stringify(hours?.[day] ?? []));
  if (changed.length === 0) return 'changes nothing';
  for (const pattern of [clock, phrase('anyDay'), phrase('allDay'), phrase('closed'), phrase('ends'), phrase('starts')])
    quote.takeAll(pattern);
  return { do: 'hours', days: Object.fromEntries(changed.map((day): [DayName, DayHours] => [day, days[day] ?? []])) };
}

/** True if a day's hours are what the words say. Of an end that they leave out, the site's own counts. */
function isSaid(hours: DayHours, times: string[], says: string, now: DayHours | undefined): boolean {
  if (hours === '24h') return phrase('allDay').test(says) && times.length === 0;
  if (hours.length === 0) return phrase('closed').test(says) && times.length === 0;
  const [[open, close] = ['', ''], another] = hours;
  const [first, last] = times;
  if (times.length === hours.length * 2)
    return hours.every((span, at) => String(spanOf(times[at * 2] ?? '', times[at * 2 + 1] ?? '')) === String(span));
  const [own] = now === '24h' ? [] : (now ?? []);
  if (!first || last || another || !own || now?.length !== 1) return false;
  return phrase('ends').test(says)
    ? open === own[0] && close === closingAt(first, open)
    : phrase('starts').test(says) && close === own[1] && open === openingAt(first, close);
}
