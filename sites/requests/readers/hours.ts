import { type DayName, dayNames } from '../../document/document.ts';
import { patternsIn } from '../phrases.ts';
import type { Context, Reader } from '../reader.ts';
import type { DayHours, Wish } from '../wish.ts';
import lines from '../words/hours.txt?raw';
import { closingAt, minutesOf, openingAt, spanOf } from './clock.ts';
import { hoursSaid, type Statement } from './hours-tokens.ts';

const phrase = patternsIn(lines);

/** Reads opening hours. What's said of days changes the hours as they'd be by now: 'until five' only their end. */
export const readHours: Reader = ({ says }, context) => {
  const own = hoursIn(says, context);
  const { lead, before } = context;
  // 'Monday to Thursday until 6' … 'Friday unchanged'
  if (own.length === 0 && before?.do === 'hours' && phrase('unchanged').test(says)) return [before];
  // 'On Saturday we open at nine' … 'and we close at three'
  const isMore =
    own.length === 0 &&
    lead &&
    !lead.isQuestion &&
    !/\b(?:says|never)\b/.test(`${lead.says} ${says}`) &&
    hoursSaid(says).groups.some(({ said }) => said.length > 0);
  return isMore ? hoursIn(`${lead.says}, ${says}`, { ...context, lead: undefined }) : own;
};

function hoursIn(says: string, { hours: now, before, isJoined, lead }: Context): Wish[] {
  const weekly = says.replace(phrase('sinceThen'), '').replace(phrase('hasTimes').test(says) ? /,? by appointment(?: only)?/ : 'x', '');
  if (phrase('notHours').test(says) || phrase('onCall').test(says) || phrase('notWeekly').test(weekly)) return [];
  const { groups, days: named, hasVerb, hasLunch, isTaken } = hoursSaid(says);
  const daysBefore =
    before?.do === 'hours' && isJoined
      ? dayNames.filter((name) => before.days[name])
      : lead
        ? hoursSaid(lead.says).days.filter((name, _, all) => all.length < 7 || now?.[name]?.length)
        : [];
  const isAbout = isTaken || named.length > 0 || hasVerb || daysBefore.length > 0 || phrase('said').test(says);
  const open = dayNames.filter((name) => now?.[name]?.length);
  // 'Wednesdays I teach, so closed'
  const isOfThose = daysBefore.length > 0 && phrase('onlyClosed').test(says);
  // 'The hours are off' closes nothing.
  const said = groups.filter(({ days, said }) => said.some(({ kind }) => kind !== 'closed' || days.length > 0 || isOfThose));
  if (!isAbout) return [];
  const changed: Partial<Record<DayName, DayHours>> = said.length === 0 ? likeOthers(says, named, now) : {};
  for (const { days, said: own } of said) {
    const isAllDay = own.some(({ kind }) => kind === 'all-day');
    const which = [days, isAllDay ? dayNames : daysBefore, open].find((some) => some.length > 0) ?? [];
    for (const name of which) {
      const hours = hoursOf(own, changed[name] ?? now?.[name], hasLunch);
      // Days that are closed stay closed when every day opens later or has a lunch break.
      if (!hours && days.length > 1 && !open.includes(name)) continue;
      if (!hours) return [];
      changed[name] = hours;
    }
    if (phrase('only').test(says) && days.length > 0) for (const name of open) changed[name] = days.includes(name) ? changed[name] : [];
  }
  return Object.keys(changed).length > 0 ? [{ do: 'hours', days: changed }] : [];
}

/** Gives days the hours of another one: 'Fridays same as Thursday', or those that all other open days have. */
function likeOthers(says: string, days: DayName[], now: Partial<Record<DayName, DayHours>> = {}): Partial<Record<DayName, DayHours>> {
  const same = phrase('sameAs').exec(says);
  const model = same?.groups?.like?.slice(0, 3) as DayName | undefined;
  const which = days.filter((name) => name !== model);
  const models = dayNames.flatMap((name) => (!which.includes(name) && (model ?? name) === name && now[name]?.length ? [now[name]] : []));
  const [hours, ...others] = new Map(models.map((one) => [JSON.stringify(one), one])).values();
  return same && hours && others.length === 0 ? Object.fromEntries(which.map((name) => [name, hours])) : {};
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
