import type { SentDay } from '../../domain/bookings/schema.ts';
import { dayAfter, dayOf } from '../../time/days.ts';

/** Whether there is any time to pick. */
export function isAnyFree(days: readonly SentDay[]): boolean {
  return days.some(({ times }) => times.length > 0);
}

/** A day as its reader's calendar shows it: `none`, that nothing is left on it by their clock, `later`, that it lies beyond the horizon. */
export interface ShownDay extends Omit<SentDay, 'state'> {
  state: SentDay['state'] | 'none' | 'later';
}

/**
 * The days of the office as a reader in `zone` lives them: each time on the day it has there. A day without times keeps what
 * the office's day of that date says of itself; one that the office does not reach at all counts as closed.
 */
export function visitorDays(days: readonly SentDay[], zone: string): ShownDay[] {
  const byDay = new Map<string, number[]>();
  for (const time of days.flatMap(({ times }) => times)) {
    const day = dayOf(new Date(time), zone);
    byDay.set(day, [...(byDay.get(day) ?? []), time]);
  }
  const named = [...byDay.keys(), ...days.map(({ day }) => day)].sort();
  const [first, last] = [named[0], named.at(-1)];
  const own: ShownDay[] = [];
  if (!first || !last) return own;
  for (let day = first; day <= last; day = dayAfter(day)) {
    const times = byDay.get(day);
    const state = days.find((one) => one.day === day)?.state ?? 'closed';
    own.push(times ? { day, state: 'free', times } : { day, state: state === 'free' ? 'none' : state, times: [] });
  }
  return own;
}

const partNames = ['Night', 'Morning', 'Afternoon', 'Evening'] as const;

/** The times of a day by its parts, six hours each from midnight on; parts without a time are left out. */
export function partsOf(times: readonly number[], hourIn: (time: number) => number): { name: string; times: number[] }[] {
  return partNames
    .map((name, place) => ({ name, times: times.filter((time) => Math.floor(hourIn(time) / 6) === place) }))
    .filter((part) => part.times.length > 0);
}
