import { type DayName, dayNames, type Facts, type Week } from '../document/document.ts';
import { placeNames } from '../document/places.ts';
import type { Language } from '../language/language.ts';
import { uncapital } from '../language/phrases.ts';
import { siteWords } from './site-words.ts';

export function dayLabel(day: DayName, short = false, language: Language = 'en'): string {
  const { days, shortDays } = siteWords[language];
  return short ? shortDays[day] : days[day];
}

/** '07:30' → '7:30 am', '12:00' → 'noon', '24:00' → 'midnight'. */
export function timeLabel(time: string, language: Language = 'en'): string {
  return siteWords[language].time(time);
}

/** A span in words: '7:30 am to 5:30 pm', 'Open 24 hours' for a whole day. */
export function spanLabel([open, close]: [string, string], language: Language = 'en'): string {
  const { allDay, span, time } = siteWords[language];
  return open === '00:00' && close === '24:00' ? allDay : span(time(open), time(close));
}

/** Neighboring days with equal spans, joined: 'Mon to Thu 7:30 am to 5:30 pm'. Closed days are left out. `long` spells them out, as a sentence does. */
export function weekRuns(week: Week, language: Language = 'en', { long = false } = {}): { days: string; spans: [string, string][] }[] {
  const runs: { from: DayName; to: DayName; spans: [string, string][] }[] = [];
  let previousKey = '';
  for (const day of dayNames) {
    const spans = week[day] ?? [];
    const key = JSON.stringify(spans);
    const last = runs.at(-1);
    if (last && spans.length && key === previousKey) last.to = day;
    else if (spans.length) runs.push({ from: day, to: day, spans });
    previousKey = key;
  }
  return runs.map((run) => ({ days: runLabel(run.from, run.to, language, long), spans: run.spans }));
}

/** Runs of days as one line each: 'Mon to Fri 9 am to 5 pm', 'Open 24 hours every day'. `long` spells the days out, as a sentence does. */
export function weekLines(week: Week, language: Language = 'en', { long = false } = {}): string[] {
  const { list, allDay, everyDay, allDayOn } = siteWords[language];
  const runs = weekRuns(week, language, { long });
  return runs.map(({ days, spans }) => {
    const times = list(spans.map((span) => spanLabel(span, language)));
    return times === allDay ? allDayOn(days === everyDay ? uncapital(everyDay) : days) : `${days} ${times}`;
  });
}

/** The rows of a table of hours: a day each, or one if every day is the same. */
export function hoursRows(week: Week, language: Language, short = false): { day: DayName; label: string }[] {
  const { everyDay } = siteWords[language];
  const [run] = weekRuns(week, language);
  if (run?.days === everyDay) return [{ day: 'mon', label: everyDay }];
  return dayNames.map((day) => ({ day, label: dayLabel(day, short, language) }));
}

type PlacedHours = Pick<Facts, 'hours' | 'anyHour' | 'address' | 'otherPlaces'>;

/** The same for a business, with what's true outside of its hours: alone they'd say that no one answers then. */
export function openLines(facts: PlacedHours, language: Language = 'en', { long = false } = {}): string[] {
  const { hours, anyHour } = facts;
  return hours ? [...atFirstPlace(weekLines(hours, language, { long }), facts), ...(anyHour ? [anyHour] : [])] : [];
}

/** Lines about the first place's hours, with its name at the start if there are several places. */
export function atFirstPlace([first, ...more]: string[], facts: PlacedHours): string[] {
  if (first === undefined) return [];
  const [name] = placeNames(facts);
  return [name ? `${name}: ${first}` : first, ...more];
}

/** What a table of the first place's hours is called: 'Hours', or 'Raleigh hours' if there are several places. */
export function hoursLabel(facts: PlacedHours, language: Language): string {
  const { at, places } = siteWords[language];
  const [name] = placeNames(facts);
  return name ? places.hours(name) : at.hours;
}

function runLabel(from: DayName, to: DayName, language: Language, long: boolean): string {
  const name = (day: DayName) => {
    const label = dayLabel(day, !long, language);
    // Spanish writes days with a small letter within a sentence.
    return long && language === 'es' ? label.toLowerCase() : label;
  };
  if (from === to) return name(from);
  if (from === 'mon' && to === 'sun') return siteWords[language].everyDay;
  const adjacent = dayNames.indexOf(to) - dayNames.indexOf(from) === 1;
  return siteWords[language].dayRun(name(from), name(to), adjacent);
}
