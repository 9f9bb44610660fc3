import { type DayName, dayNames } from '../../document/document.ts';
import { phrasesIn } from '../phrases.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import type { DayHours } from '../wish.ts';
import lines from '../words/hours.txt?raw';
import { closingAt, minutesOf, openingAt, spanOf } from './clock.ts';
import { hoursSaid, type Statement } from './hours-tokens.ts';

const { one } = phrasesIn(lines);
const [hasTimes, sinceThen, onlyClosed] = [one('has-times'), one('since-then'), one('only-closed')];
const onCall = one('on-call');
const [notWeekly, notHours, isHours, wrong, only, sameAs] = [
  one('not-weekly'),
  one('not-hours'),
  one('said'),
  one('wrong'),
  one('only'),
  one('same-as'),
];

/** Reads opening hours. What's said of days changes the hours as they'd be by now: 'until five' only their end. */
export const readHours: Reader = ({ says }, reading) => {
  if (
    notHours.test(says) ||
    onCall.test(says) ||
    notWeekly.test(says.replace(sinceThen, '').replace(hasTimes.test(says) ? /,? by appointment(?: only)?/ : 'x', ''))
  )
    return undefined;
  const { groups, days: named, hasVerb, hasLunch, isTaken, isKept } = hoursSaid(says);
  const { topic, hours: now } = reading;
  const isAbout = isTaken || named.length > 0 || hasVerb || topic?.of === 'hours' || isHours.test(says);
  const open = dayNames.filter((name) => now?.[name]?.length);
  // 'Wednesdays I teach, so closed'
  const isOfThose = topic?.of === 'hours' && Boolean(topic.days?.length) && onlyClosed.test(says);
  // 'The hours are off' closes nothing.
  const said = groups.filter(({ days, said }) => said.some(({ kind }) => kind !== 'closed' || days.length > 0 || isOfThose));
  if (!isAbout) return undefined;
  if (said.length === 0) {
    if (isKept && reading.last?.do === 'hours') return 'more';
    const same = sameAs.exec(says);
    if (same && named.length > 0) return likeOthers(named, same.groups?.like, reading);
    if (wrong.test(says) && reading.last?.do === 'hours') return 'more';
    const isOfDays = named.length > 0 && says.split(' ').length < 9;
    if (!wrong.test(says) && !hasLunch && !isTaken && !isOfDays) return undefined;
    reading.topic = { of: 'hours', days: hasLunch ? named.filter((name) => open.includes(name)) : named };
    return 'waits';
  }
  const changed: Partial<Record<DayName, DayHours>> = {};
  for (const { days, said: own } of said) {
    const { days: before = [], said: earlier = [] } = reading.topic?.of === 'hours' ? reading.topic : {};
    // 'We open at nine and we close at four'
    const statements = days.length === 0 || String(days) === String(before) ? [...earlier, ...own] : own;
    const isAllDay = statements.some(({ kind }) => kind === 'all-day');
    const which = [days, isAllDay ? dayNames : before, open].find((some) => some.length > 0) ?? [];
    for (const name of which) {
      const hours = hoursOf(statements, changed[name] ?? now?.[name], hasLunch);
      // Days that are closed stay closed when every day opens later or has a lunch break.
      if (!hours && days.length > 1 && !open.includes(name)) continue;
      if (!hours) return untilMore(statements, which, reading);
      changed[name] = hours;
    }
    if (only.test(says) && days.length > 0) for (const name of open) changed[name] = days.includes(name) ? changed[name] : [];
    reading.topic = { of: 'hours', days: days.length > 0 ? days : before };
  }
  if (Object.keys(changed).length === 0) return undefined;
  reading.hours = { ...now, ...changed };
  return [{ do: 'hours', days: changed }];
};

/** Gives days the hours of another one, or those that most other days have. */
function likeOthers(days: DayName[], like: string | undefined, reading: Reading): Said {
  const model = like?.slice(0, 3) as DayName | undefined;
  const which = days.filter((name) => name !== model);
  const others = dayNames.flatMap((name) => {
    const own = reading.hours?.[name];
    return which.includes(name) || !own?.length ? [] : [own];
  });
  const usual = Object.values(Object.groupBy(others, (hours) => JSON.stringify(hours))).sort(
    (one, other) => (other?.length ?? 0) - (one?.length ?? 0),
  )[0]?.[0];
  const hours = model ? reading.hours?.[model] : usual;
  if (!hours) return undefined;
  const changed = Object.fromEntries(which.map((name) => [name, hours]));
  reading.topic = { of: 'hours', days: which };
  reading.hours = { ...reading.hours, ...changed };
  return [{ do: 'hours', days: changed }];
}

/** Keeps one end of hours that have no other yet, for the next clause. */
function untilMore(said: Statement[], days: readonly DayName[], reading: Reading): Said {
  if (days.length === 0 || !said.some(({ kind }) => kind === 'opens' || kind === 'closes')) return undefined;
  reading.topic = { of: 'hours', days: [...days], said };
  return 'waits';
}

/** The hours of a day after what's said. Undefined if that can't be told: its current hours have no end or start to keep. */
function hoursOf(said: Statement[], now: DayHours | undefined, isLunch: boolean): DayHours | undefined {
  const last = (kind: Statement['kind']) => said.findLast((one) => one.kind === kind);
  if (last('all-day')) return '24h';
  const spans = said.flatMap(({ kind, from, to }): [string, string][] => (kind === 'span' ? [[from, to]] : []));
  const pause = last('break') ?? (isLunch && spans.length === 1 ? last('span') : undefined);
  const paused = pause && withBreak(now, pause);
  if (paused || spans.length > 0) return paused ?? spans;
  if (last('closed')) return [];
  const [opens, closes] = [last('opens')?.from, last('closes')?.to];
  const span = opens && closes ? spanOf(opens, closes) : undefined;
  if (span) return [span];
  if (!Array.isArray(now) || pause) return undefined;
  const [first, final] = [now[0], now.at(-1)];
  if (!first || !final) return undefined;
  if (closes) return [...now.slice(0, -1), [final[0], closingAt(closes, first[0])]];
  return opens ? [[openingAt(opens, final[1]), first[1]], ...now.slice(1)] : undefined;
}

function withBreak(now: DayHours | undefined, { from, to }: Statement): DayHours | undefined {
  const [span, another] = Array.isArray(now) ? now : [];
  if (!span || another || minutesOf(span[0]) >= minutesOf(from) || minutesOf(to) >= minutesOf(span[1])) return undefined;
  return [[span[0], from] as [string, string], [to, span[1]] as [string, string]];
}
