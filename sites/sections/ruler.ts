import { type DayName, dayNames, type Week } from '../document/document.ts';
import { spanLabel } from '../labels/hours.ts';
import { siteWords } from '../labels/site-words.ts';
import type { Language } from '../language/language.ts';
import { type Stretch, stretchesOf } from './chart.ts';

export interface Ruler {
  /** One entry an hour from midnight: open on most open days, on some, or never. */
  hours: { state: 'most' | 'some' | 'never'; part: 'whole' | 'start' | 'end' }[];
  /** The week's opening times in words, with their stretch of the ruler: 'Mon to Fri 5 am to 2 pm', from 5 to 14. None if they don't all fit. */
  labels: ({ text: string } & Stretch)[];
}

/** With more, some would be printed below other hours than their own. */
const mostLabels = 2;

/** A week laid over one day's 24 hours. An hour counts as open when half of it is. */
export function rulerOf(week: Week, language: Language): Ruler {
  const days = openDays(week);
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

/** The hours in a few words: 'Open at five', 'Open nine to five'. Undefined if that isn't so on every open day, or if a break parts the day. */
export function largeHours(week: Week, language: Language): string | undefined {
  const { large, allDay } = siteWords[language];
  const days = openDays(week).map((day) => (week[day] ?? []).toSorted(([a], [b]) => a.localeCompare(b)));
  const same = (times: (string | undefined)[]) => (new Set(times).size === 1 ? times[0] : undefined);
  const from = same(days.map((spans) => spans[0]?.[0]));
  const begins = same(days.map((spans) => spans.at(-1)?.[0]));
  const ends = same(days.map((spans) => spans.at(-1)?.[1]));
  if (from && from < '07:00' && from >= '03:00') return large.early(from);
  if (from === '00:00' && ends === '24:00') return allDay;
  if (ends && begins && (ends >= '21:00' || ends <= begins)) return large.late(ends);
  return from && ends && days.every((spans) => spans.length === 1) ? large.usual(from, ends) : undefined;
}

function openDays(week: Week): DayName[] {
  return dayNames.filter((day) => (week[day] ?? []).length > 0);
}

function isOpen(spans: [string, string][], hour: number): boolean {
  return stretchesOf(spans).some((stretch) => stretch.from <= hour && hour < stretch.to);
}

/** The hours if they're the same on all open days, 'Mon to Fri 5 am to 2 pm', else the days: 'Open Mon to Sat'. */
export function weekLabel(week: Week, language: Language): string {
  const days = openDays(week);
  const spans = spansOf(week);
  const [first] = spans;
  if (first && spans.length === 1) return spanText(first, language);
  const { openDaily, openOn } = siteWords[language];
  return days.length === dayNames.length ? openDaily : openOn(daysLabel(days, language));
}

/** Labels must not overlap. Hours of a part of the week alone would say that it's closed on the other days, so it's all labels or none. */
function labelsOf(week: Week, language: Language): Ruler['labels'] {
  const spans = spansOf(week);
  const labels = spans.flatMap((one) => {
    const [stretch] = stretchesOf([one.span]);
    return stretch ? [{ text: spanText(one, language), ...stretch }] : [];
  });
  const [first, second] = labels;
  const overlap = first && second && second.from < first.to && second.to > first.from;
  return spans.length <= mostLabels && !overlap ? labels : [];
}

function spanText({ span, days }: DaysOfSpan, language: Language): string {
  return `${daysLabel(days, language)} ${spanLabel(span, language)}`;
}

interface DaysOfSpan {
  span: [string, string];
  days: DayName[];
}

/** The week's spans with the days that share them, the commonest first. */
function spansOf(week: Week): DaysOfSpan[] {
  const bySpan = new Map<string, DaysOfSpan>();
  for (const day of dayNames) {
    for (const span of week[day] ?? []) {
      const key = span.join('-');
      const entry = bySpan.get(key) ?? { span, days: [] };
      entry.days.push(day);
      bySpan.set(key, entry);
    }
  }
  return [...bySpan.values()].sort((a, b) => b.days.length - a.days.length);
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
