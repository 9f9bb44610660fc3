import type { SentDay } from '../../domain/bookings/schema.ts';
import { dayAfter, dayOf } from '../../time/days.ts';

/** True if any time can be picked. */
export function isAnyFree(days: readonly SentDay[]): boolean {
  return days.some(({ times }) => times.length > 0);
}

/** A day in the reader's calendar. `none`: no times are left on it in their time zone. `later`: it's beyond the booking horizon. */
export interface ShownDay extends Omit<SentDay, 'state'> {
  state: SentDay['state'] | 'none' | 'later';
}

/**
 * The office's days in a reader's time zone: each time is on its day in `zone`. A day without times has the state of the
 * office's day with that date. If the office has no such day, it's closed.
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
    const office = days.find((one) => one.day === day) ?? { day, state: 'closed' as const };
    own.push(times ? { day, state: 'free', times } : { ...office, state: office.state === 'free' ? 'none' : office.state, times: [] });
  }
  return own;
}

const partNames = ['Night', 'Morning', 'Afternoon', 'Evening'] as const;

/** A day's times by part of the day, each six hours from midnight. Parts without times are left out. */
export function partsOf(times: readonly number[], hourIn: (time: number) => number): { name: string; times: number[] }[] {
  return partNames
    .map((name, place) => ({ name, times: times.filter((time) => Math.floor(hourIn(time) / 6) === place) }))
    .filter((part) => part.times.length > 0);
}
