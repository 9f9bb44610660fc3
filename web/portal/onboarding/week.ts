import { type DayKey, dayKeys } from '../../../domain/briefs/schema.ts';

/** Opening hours as the brief keeps them; a missing day is closed. */
export type Span = [string, string];
export type Week = Partial<Record<DayKey, '24h' | Span[]>>;
export type DayState = 'closed' | 'open' | '24h';

export function dayState(week: Week, day: DayKey): DayState {
  const spans = week[day];
  if (spans === '24h') return '24h';
  return spans?.length ? 'open' : 'closed';
}

/** A day opened, closed or opened around the clock. An opened day takes the times of the day before it, or none yet. */
export function withDayState(week: Week, day: DayKey, state: DayState): Week {
  const { [day]: _before, ...others } = week;
  if (state === 'closed') return others;
  if (state === '24h') return { ...others, [day]: '24h' };
  const model = dayKeys.slice(0, dayKeys.indexOf(day)).findLast((other) => Array.isArray(week[other]) && week[other].length > 0);
  const spans = model ? (week[model] as Span[]) : [['', ''] as Span];
  return { ...others, [day]: spans.map(([open, close]): Span => [open, close]) };
}

/** The times of `day` given to Monday to Friday. */
export function copiedToWeekdays(week: Week, day: DayKey): Week {
  const spans = week[day];
  if (spans === undefined) return week;
  return { ...week, ...Object.fromEntries(dayKeys.slice(0, 5).map((key) => [key, structuredClone(spans)])) };
}

/** A time input knows no 24:00: midnight as a closing time is the end of the day. */
export function closingTime(typed: string): string {
  return typed === '00:00' ? '24:00' : typed;
}

export function shownTime(time: string): string {
  return time === '24:00' ? '00:00' : time;
}
