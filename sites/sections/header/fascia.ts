import { dayNames } from '../../document/document.ts';
import { atFirstPlace, openLines, weekRuns } from '../../labels/hours.ts';
import { capital } from '../../language/phrases.ts';
import type { Site } from '../site.ts';

/** 'Plumber in Raleigh, NC'; the trade alone when no place is known. */
export function tradeInPlace({ document, facts, words }: Site): string {
  const trade = document.trade.label.text;
  const place = [facts.city, facts.state].filter(Boolean).join(', ');
  return capital(place ? words.titles.inPlace(trade, place) : trade);
}

/** Up to two short lines about where: the street address, else the places served. */
export function placeLines({ facts: { address, serviceArea }, words }: Site): string[] {
  if (address?.street) {
    const stateZip = [address.state, address.zip].filter(Boolean).join(' ');
    return [address.street, [address.city, stateZip].filter(Boolean).join(', ')].filter(Boolean);
  }
  const towns = words.list(serviceArea);
  return serviceArea.length > 1 && serviceArea.length <= 4 && towns.length <= 44 ? [towns] : [];
}

/** Up to two short lines about when: the hours themselves if they fit, else the days open. */
export function hoursLines({ facts, words, document: { language } }: Site): string[] {
  const { hours, languages, anyHour } = facts;
  if (!hours) return [];
  const runs = weekRuns(hours, language);
  const last = anyHour ? [anyHour] : [];
  if (runs.length + last.length <= 2 && runs.every((run) => run.spans.length === 1)) return openLines(facts, language);
  const open = dayNames.filter((day) => hours[day]?.length);
  const isRun = open.every((day, index) => index === 0 || dayNames.indexOf(day) === dayNames.indexOf(open[index - 1] ?? day) + 1);
  const [from, to] = [open[0], open.at(-1)];
  if (!from || !to) return [];
  const { shortDays, list, dayRun } = words;
  const days = isRun ? dayRun(shortDays[from], shortDays[to], open.length === 2) : list(open.map((day) => shortDays[day]));
  return [
    ...atFirstPlace([open.length === dayNames.length ? words.openDaily : days], facts),
    ...(anyHour ? last : languages.length > 1 ? [words.languages(languages)] : []),
  ];
}
