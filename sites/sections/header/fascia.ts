import { dayNames, type Facts } from '../../document.ts';
import { dayLabel, spanLabel, weekRuns } from '../../hours.ts';
import type { Site } from '../../site.ts';
import { listed } from '../../writer/words/phrases.ts';

/** 'Plumber in Raleigh, NC'; the trade alone when no place is known. */
export function tradeInPlace({ document, facts }: Site): string {
  const trade = document.trade.label.text;
  const place = [facts.city, facts.state].filter(Boolean).join(', ');
  const words = place ? `${trade} in ${place}` : trade;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Up to two short lines about where: the street address, else the places served. */
export function placeLines({ address, serviceArea, founded }: Facts): string[] {
  if (address?.street) {
    const stateZip = [address.state, address.zip].filter(Boolean).join(' ');
    return [address.street, [address.city, stateZip].filter(Boolean).join(', ')].filter(Boolean);
  }
  const near = serviceArea.length > 1 && serviceArea.length <= 4 && listed(serviceArea).length <= 44 ? listed(serviceArea) : undefined;
  return [founded ? `Founded ${founded}` : undefined, near].filter((line) => line !== undefined);
}

/** Up to two short lines about when: the hours themselves if they fit, else the days open. */
export function hoursLines({ hours, languages }: Facts): string[] {
  if (!hours) return [];
  const runs = weekRuns(hours);
  const fits = runs.length <= 2 && runs.every((run) => run.spans.length === 1);
  if (fits) return runs.map((run) => `${run.days} ${run.spans.map(spanLabel).join(', ')}`);
  const open = dayNames.filter((day) => hours[day]?.length);
  const isRun = open.every((day, index) => index === 0 || dayNames.indexOf(day) === dayNames.indexOf(open[index - 1] ?? day) + 1);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return [];
  const days = isRun ? `${dayLabel(first, true)} to ${dayLabel(last, true)}` : listed(open.map((day) => dayLabel(day, true)));
  return [open.length === dayNames.length ? 'Open every day' : `Open ${days}`, ...(languages.length > 1 ? [listed(languages)] : [])];
}
