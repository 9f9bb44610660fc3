import { dayMs } from '../../time/units.ts';

/** Backups that are kept: the newest of each of the last 7 days, 5 weeks and 12 months that have one, in UTC. */
const kept = { days: 7, weeks: 5, months: 12 };

/**
 * The IDs to delete, given all of them and those that lack files. The newest is always kept. A backup that lacks files never displaces a whole
 * one, and goes when there's a newer whole one.
 */
export function outdated(ids: string[], partial: ReadonlySet<string> = new Set()): string[] {
  const newestFirst = ids.toSorted().reverse();
  const whole = newestFirst.filter((id) => !partial.has(id));
  const newest = whole[0] ?? '';
  const staying = new Set([...rotated(whole), ...rotated(newestFirst.filter((id) => id > newest))]);
  return ids.filter((id) => !staying.has(id));
}

function rotated(newestFirst: string[]): string[] {
  return [
    ...newestOfEach(newestFirst, dayOf, kept.days),
    ...newestOfEach(newestFirst, weekOf, kept.weeks),
    ...newestOfEach(newestFirst, monthOf, kept.months),
  ];
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
