import { type DayName, dayNames } from '../../document/document.ts';
import { matchesOf, patternsIn } from '../phrases.ts';
import lines from '../words/hours.txt?raw';
import { closingAt, spanOf } from './clock.ts';

/** What's said of some days: hours, one end of them, or none. Times are as said, but for those of spans and breaks. */
export interface Statement {
  kind: 'span' | 'break' | 'opens' | 'closes' | 'closed' | 'all-day';
  from: string;
  to: string;
}
/** Days, and what's said of them. */
export interface Group {
  days: DayName[];
  said: Statement[];
}
/** What a clause says of hours. */
export interface HoursSaid {
  groups: Group[];
  days: DayName[];
  /** True if it says 'open', 'close' or the like. */
  hasVerb: boolean;
  /** True if it says that hours stay. */
  isKept: boolean;
  hasLunch: boolean;
  /** True if it takes hours back: 'not 8 to 5'. */
  isTaken: boolean;
}

const phrase = patternsIn(lines);

/** Reads a clause from left to right, and puts days together with what's said before or after them. */
export function hoursSaid(says: string): HoursSaid {
  const matches = matchesOf(phrase('token'), says);
  const tokens = matches.map(({ groups = {} }) => groups);
  const isDays = ({ first, set, one }: Record<string, string | undefined>) => Boolean(first || set || one);
  const isSaid = ({ from, between, at, closed, allday }: Record<string, string | undefined>) =>
    Boolean(from || between || at || closed || allday);
  const daysFirst = isDays(tokens.find((one) => isDays(one) || isSaid(one)) ?? {});
  const groups: Group[] = [{ days: [], said: [] }];
  let mode: 'opens' | 'closes' | undefined;
  let lastDays = 0;
  let [isExcept, isOver] = [false, false];
  let [isLate, isFixed, last] = [false, false, ''];
  const current = () => groups.at(-1) as Group;
  /** True for 'sat' in '7 to 4 mon-fri, sat sun 8 to 4'. */
  const beginsAnew = (place: number) => {
    const [own, next] = [matches[place], matches.slice(place).find(({ groups = {} }) => isSaid(groups))];
    const isAfterComma = /,\s*(?:and )?$/.test(says.slice(0, own?.index));
    return Boolean(
      !daysFirst &&
        current().said.length * current().days.length &&
        isAfterComma &&
        next &&
        !says.slice(own?.index, next.index).includes(','),
    );
  };
  const say = (kind: Statement['kind'], from = '', to = from) => {
    if (isFixed) current().said.pop();
    else if (last === 'days' && !daysFirst && current().said.length > 0) groups.push({ days: [], said: [] });
    current().said.push({ kind, from, to });
    [last, isFixed] = ['said', false];
  };
  for (const [place, found] of tokens.entries()) {
    const { first, last: until, set, one, from = found.between, to = found.and, at } = found;
    const before = current().said.at(-1);
    if (found.except) {
      isExcept = true;
      continue;
    }
    if (isDays(found) && isExcept) {
      const out = daysOf(first ?? set ?? one ?? '', until);
      const group = current();
      group.days = (group.days.length > 0 ? group.days : [...dayNames]).filter((name) => !out.includes(name));
      isOver = true;
      continue;
    }
    // What's said after 'except Sundays' is of those.
    if (isOver) continue;
    if (isDays(found)) {
      const days = daysOf(first ?? set ?? one ?? '', until);
      lastDays = days.length;
      if (isFixed && last === 'days') current().days.splice(0);
      if ((last === 'said' && current().days.length > 0) || beginsAnew(place)) groups.push({ days, said: [] });
      else current().days.push(...days.filter((name) => !current().days.includes(name)));
      [last, isFixed] = ['days', false];
    } else if (found.fix) isFixed = true;
    else if (found.allday) say('all-day');
    else if (found.late) [mode, isLate] = ['opens', true];
    else if (found.stays) {
      if (last === 'days') current().days.splice(-lastDays);
    } else if (at && (found.starts || found.ends)) say(found.starts ? 'opens' : 'closes', at);
    else if (found.starts) mode = 'opens';
    else if (found.ends || found.done) mode = isLate && found.ends === 'until' ? 'opens' : 'closes';
    else if (found.closed) {
      // '9 to 5, off Monday'
      if (last === 'said' && isDays(tokens[place + 1] ?? {})) groups.push({ days: [], said: [] });
      say('closed');
      mode = 'closes';
    } else if (from && to) {
      const span = spanOf(from, to);
      // 'we close from 12 to 1', but not 'closed 9 to 5'.
      if (span) say(mode === 'closes' ? 'break' : 'span', ...span);
    } else if (at && isFixed && /span|break/.test(before?.kind ?? ''))
      say(before?.kind ?? 'span', before?.from, closingAt(at, before?.from ?? ''));
    else if (at && (isFixed || mode)) say(isFixed && before ? before.kind : (mode ?? 'closes'), at);
  }
  // 'Thursday until 9 and Friday too'
  const [final, before] = [groups.at(-1), groups.at(-2)];
  if (final && before && final.said.length === 0 && /\b(?:too|as well|also)$/.test(says)) final.said.push(...before.said);
  const isVerb = ({ late, closed, ends, starts, allday }: Record<string, string | undefined>) =>
    Boolean(late || closed || /7|clock/.test(allday ?? '') || /^(?:clos|shut|until)/.test(ends ?? '') || starts?.startsWith('open'));
  return {
    groups,
    days: groups.flatMap(({ days }) => days),
    hasVerb: tokens.some(isVerb) || phrase('ownHours').test(says),
    isKept: tokens.some(({ stays }) => stays),
    hasLunch: tokens.some(({ lunch }) => lunch),
    isTaken: tokens.some(({ taken }) => /\d.*\d/.test(taken ?? '')),
  };
}

function daysOf(first: string, last = first): DayName[] {
  if (/^week ?days?/.test(first)) return dayNames.slice(0, 5);
  if (first.startsWith('weekend')) return dayNames.slice(5);
  const [from = -1, to = -1] = [first, last].map((name) => dayNames.indexOf(name.slice(0, 3) as DayName));
  if (from < 0) return [...dayNames];
  return from <= to ? dayNames.slice(from, to + 1) : [...dayNames.slice(from), ...dayNames.slice(0, to + 1)];
}
