import { type DayKey, dayKeys } from '../../domain/briefs/schema.ts';

/** Opening hours as the brief stores them. A missing day is closed. */
export type Span = [string, string];
export type Week = Partial<Record<DayKey, '24h' | Span[]>>;
export type DayState = 'closed' | 'open' | '24h';

/** The hours that are filled in to be changed when the owner says they have some. */
export function usualWeek(): Week {
  return Object.fromEntries(dayKeys.slice(0, 5).map((day) => [day, [['09:00', '17:00']]]));
}

export function dayState(week: Week, day: DayKey): DayState {
  const spans = week[day];
  if (spans === '24h') return '24h';
  return spans?.length ? 'open' : 'closed';
}

/** Opens or closes a day. A day that's opened gets the times of the day before it, if that has any. */
export function withDayState(week: Week, day: DayKey, state: DayState): Week {
  const { [day]: _before, ...others } = week;
  if (state === 'closed') return others;
  if (state === '24h') return { ...others, [day]: '24h' };
  const model = dayKeys.slice(0, dayKeys.indexOf(day)).findLast((other) => Array.isArray(week[other]) && week[other].length > 0);
  const spans = model ? (week[model] as Span[]) : [['', ''] as Span];
  return { ...others, [day]: spans.map(([open, close]): Span => [open, close]) };
}

/** Copies the times of `day` to Monday through Friday. */
export function copiedToWeekdays(week: Week, day: DayKey): Week {
  const spans = week[day];
  if (spans === undefined) return week;
  return { ...week, ...Object.fromEntries(dayKeys.slice(0, 5).map((key) => [key, structuredClone(spans)])) };
}

/** Time inputs have no 24:00, so midnight as a closing time means the end of the day. */
export function closingTime(typed: string): string {
  return typed === '00:00' ? '24:00' : typed;
}

export function shownTime(time: string): string {
  return time === '24:00' ? '00:00' : time;
}
