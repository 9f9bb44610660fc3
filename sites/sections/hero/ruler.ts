import { type DayName, dayNames, type Week } from '../../document.ts';
import { spanLabel } from '../../hours.ts';
import type { Language } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import { stretchesOf } from '../hours/chart.ts';

export interface Ruler {
  /** One entry an hour from midnight: open on most open days, on some, or never. */
  hours: { state: 'most' | 'some' | 'never'; part: 'whole' | 'start' | 'end' }[];
  /** Opening spans in words with their days, the commonest first: 'Mon to Fri 5 am to 2 pm'. */
  labels: string[];
}

/** A week laid over one day's 24 hours. An hour counts as open when half of it is. */
export function rulerOf(week: Week, language: Language): Ruler {
  const days = dayNames.filter((day) => (week[day] ?? []).length > 0);
  const halves = Array.from({ length: 48 }, (_, half) => days.filter((day) => isOpen(week[day] ?? [], half / 2 + 0.25)).length);
  const stateOf = (count: number) => (count === 0 ? 'never' : count * 2 > days.length ? 'most' : 'some');
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const first = halves[hour * 2] ?? 0;
    const second = halves[hour * 2 + 1] ?? 0;
    const part = first && !second ? ('start' as const) : second && !first ? ('end' as const) : ('whole' as const);
    return { state: stateOf(Math.max(first, second)) as 'most' | 'some' | 'never', part };
  });
  return { hours, labels: labelsOf(week, language) };
}

function isOpen(spans: [string, string][], hour: number): boolean {
  return stretchesOf(spans).some((stretch) => stretch.from <= hour && hour < stretch.to);
}

function labelsOf(week: Week, language: Language): string[] {
  const bySpan = new Map<string, { span: [string, string]; days: DayName[] }>();
  for (const day of dayNames) {
    for (const span of week[day] ?? []) {
      const key = span.join('-');
      const entry = bySpan.get(key) ?? { span, days: [] };
      entry.days.push(day);
      bySpan.set(key, entry);
    }
  }
  return [...bySpan.values()]
    .sort((a, b) => b.days.length - a.days.length)
    .map(({ span, days }) => `${daysLabel(days, language)} ${spanLabel(span, language)}`);
}

/** 'Every day', 'Mon to Fri', 'Thu and Fri', 'Mon, Wed and Sat'. */
function daysLabel(days: DayName[], language: Language): string {
  const { shortDays, everyDay, dayRun, list } = siteWords[language];
  const labels = days.map((day) => shortDays[day]);
  if (days.length === dayNames.length) return everyDay;
  const positions = days.map((day) => dayNames.indexOf(day));
  const isRun = positions.every((position, index) => index === 0 || position === (positions[index - 1] ?? 0) + 1);
  return isRun && days.length > 2 ? dayRun(labels[0] ?? '', labels.at(-1) ?? '', false) : list(labels);
}
