import { type DayName, dayNames, type Week } from '../../document/document.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { capital } from '../../language/phrases.ts';

interface WeekRow {
  /** 'Monday to Friday', 'Tuesday and Thursday'. */
  days: string;
  spans: [string, string][];
}

/** A week as rows of a board: days with equal spans share one, neighbors or not. */
export function weekRows(week: Week, language: Language): WeekRow[] {
  const groups = new Map<string, DayName[]>();
  for (const day of dayNames) {
    const key = JSON.stringify(week[day] ?? []);
    if (key !== '[]') groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()].map((days) => ({ days: labelOf(days, language), spans: week[days[0] ?? 'mon'] ?? [] }));
}

function labelOf(days: DayName[], language: Language): string {
  const { everyDay, days: names, dayRun, list } = siteWords[language];
  if (days.length === dayNames.length) return everyDay;
  // Spanish writes days with a small letter within a sentence.
  const name = (day: DayName | undefined) => (day ? (language === 'es' ? names[day].toLowerCase() : names[day]) : '');
  const labels = runsOf(days).flatMap((run) => (run.length > 2 ? [dayRun(name(run[0]), name(run.at(-1)), false)] : run.map(name)));
  return capital(list(labels));
}

/** Days split where one is left out. */
function runsOf(days: DayName[]): DayName[][] {
  const runs: DayName[][] = [];
  for (const day of days) {
    const last = runs.at(-1)?.at(-1);
    if (last && dayNames.indexOf(day) === dayNames.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}
