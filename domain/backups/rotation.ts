import { dayMs } from '../../time/units.ts';

/** Backups that are kept: the newest of each of the last 7 days, 5 weeks and 12 months that have one, in UTC. */
const kept = { days: 7, weeks: 5, months: 12 };

/** The IDs to delete, given all of them. The newest is always kept. */
export function outdated(ids: string[]): string[] {
  const newestFirst = ids.toSorted().reverse();
  const staying = new Set([
    ...newestOfEach(newestFirst, dayOf, kept.days),
    ...newestOfEach(newestFirst, weekOf, kept.weeks),
    ...newestOfEach(newestFirst, monthOf, kept.months),
  ]);
  return ids.filter((id) => !staying.has(id));
}

function newestOfEach(newestFirst: string[], periodOf: (id: string) => string, most: number): string[] {
  const newest = new Map<string, string>();
  for (const id of newestFirst) if (!newest.has(periodOf(id)) && newest.size < most) newest.set(periodOf(id), id);
  return [...newest.values()];
}

const dayOf = (id: string): string => id.slice(0, 10);
const monthOf = (id: string): string => id.slice(0, 7);

/** Weeks as numbers since 1970, from Thursday to Wednesday like that year's first day. Where they begin doesn't matter here. */
function weekOf(id: string): string {
  return String(Math.floor(Date.parse(dayOf(id)) / (7 * dayMs)));
}
