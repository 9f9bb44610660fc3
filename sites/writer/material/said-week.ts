import { type DayName, dayNames, type Facts, type Week } from '../../document/document.ts';
import { siteWords } from '../../labels/site-words.ts';
import { fold } from '../../language/fold.ts';

/** Days by what owners call them, folded. */
const namedDays = new Map<string, DayName>(
  dayNames.flatMap((day) =>
    Object.values(siteWords)
      .flatMap(({ days, shortDays }) => [fold(days[day]), fold(shortDays[day])])
      .flatMap((name) => [name, `${name}s`] as const)
      .map((name) => [name, day] as const),
  ),
);
for (const [name, day] of [
  ['tues', 'tue'],
  ['weds', 'wed'],
  ['thur', 'thu'],
  ['thurs', 'thu'],
] as const)
  namedDays.set(name, day);

const fillers = new Set(
  'open hours we are our shop store office from and at on the hrs abierto abierta abrimos horario y de del los las'.split(' '),
);
const ranges = new Set(['-', '–', '—', 'to', 'through', 'thru', 'till', 'til', 'until', 'a', 'al', 'hasta']);
const closedWords = new Set(['closed', 'cerrado', 'cerrada', 'cerramos']);

/** The sentences without those that the hours of the business say, if others are left. With several places it isn't sure whose they are. */
export function withoutWeek(sentences: string[], { hours, otherPlaces }: Pick<Facts, 'hours' | 'otherPlaces'>): string[] {
  if (!hours || otherPlaces) return sentences;
  const left = sentences.filter((sentence) => !saysOnlyWeek(sentence, hours));
  return left.length > 0 ? left : sentences;
}

/** True for a sentence that says nothing but opening hours that the week has: 'Open Monday to Friday 9 to 5.' */
export function saysOnlyWeek(sentence: string, week: Week): boolean {
  const parts = partsOf(sentence);
  let days: DayName[] = [];
  let times: Time[] = [];
  let isClosed = false;
  let found = 0;
  const isTrue = () => {
    if (days.length === 0) return times.length === 0;
    found++;
    return days.every((day) => (isClosed ? week[day].length === 0 && times.length === 0 : isSpanOf(week[day], times)));
  };
  for (const [index, part] of parts.entries()) {
    const day = namedDays.get(part);
    const time = timeOf(part);
    if (day) {
      // 'Mon-Fri 9-5, Sat 10-2': the times before are those of the days before them.
      if (times.length > 0) {
        if (!isTrue()) return false;
        [days, times, isClosed] = [[], [], false];
      }
      const last = days.at(-1);
      days = last && ranges.has(parts[index - 1] ?? '') ? [...days, ...daysAfter(last, day)] : [...days, day];
    } else if (time) times.push(time);
    else if (closedWords.has(part)) {
      if (times.length > 0) {
        if (!isTrue()) return false;
        [days, times] = [[], []];
      }
      isClosed = true;
    } else if (!fillers.has(part) && !ranges.has(part)) return false;
  }
  return isTrue() && found > 0;
}

interface Time {
  hour: number;
  minute: number;
  half?: 'a' | 'p';
}

/** Words, signs between days or times, and times with what makes them morning or afternoon. */
function partsOf(sentence: string): string[] {
  const plain = sentence
    .toLowerCase()
    .replace(/([ap])\.m\b\.?/g, '$1m')
    .replace(/(\d) (?=[ap]m\b)/g, '$1');
  return (plain.match(/\d+(?::\d\d)?(?:[ap]m?)?|\p{L}+|[-–—]|[^\s\p{L}\d,.;:&]/gu) ?? []).map((part) =>
    /^\p{L}/u.test(part) ? fold(part) : part,
  );
}

function timeOf(part: string): Time | undefined {
  if (part === 'noon') return { hour: 12, minute: 0, half: 'p' };
  if (part === 'midnight') return { hour: 12, minute: 0, half: 'a' };
  const [, hour, minute = '0', half] = /^(\d{1,2})(?::(\d\d))?(?:([ap])m?)?$/.exec(part) ?? [];
  if (hour === undefined) return undefined;
  return { hour: Number(hour), minute: Number(minute), ...(half && { half: half as 'a' | 'p' }) };
}

function daysAfter(first: DayName, last: DayName): DayName[] {
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  return from < to ? dayNames.slice(from + 1, to + 1) : [...dayNames.slice(from + 1), ...dayNames.slice(0, to + 1)];
}

/** True if a day is open just from one time to the other. */
function isSpanOf(spans: Week[DayName], [from, to, ...more]: Time[]): boolean {
  const [span, ...others] = spans;
  if (!from || !to || !span || more.length > 0 || others.length > 0) return false;
  return isClock(from, span[0]) && isClock(to, span[1]);
}

function isClock({ hour, minute, half }: Time, clock: string): boolean {
  const [wanted = 0, minutes = 0] = clock.split(':').map(Number);
  if (minute !== minutes) return false;
  if (hour > 12) return hour === wanted;
  const isHalf = half === undefined || (half === 'p') === wanted % 24 >= 12;
  return hour % 12 === wanted % 12 && isHalf;
}
