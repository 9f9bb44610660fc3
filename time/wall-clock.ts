import { tzOffset } from '@date-fns/tz';
import { dayMs, minuteMs } from './units.ts';

/**
 * The clock of a time zone (IANA name) on one day. Returns a function from minutes after midnight to the instant. Undefined for
 * a time that the clock skips (start of daylight saving time). For a time that occurs twice (its end), the first one.
 */
export function wallClock(day: string, timeZone: string): (minutes: number) => Date | undefined {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const before = tzOffset(timeZone, new Date(midnightUtc - dayMs));
  const after = tzOffset(timeZone, new Date(midnightUtc + 2 * dayMs));
  // On almost every day, the offset doesn't change.
  if (before === after) return (minutes) => new Date(midnightUtc + (minutes - before) * minuteMs);
  return (minutes) => {
    const instants = [before, after].map((offset) => new Date(midnightUtc + (minutes - offset) * minuteMs));
    return instants
      .filter((instant, place) => tzOffset(timeZone, instant) === [before, after][place])
      .sort((a, b) => a.getTime() - b.getTime())[0];
  };
}

/** The moment when it's `time` (such as '09:00') on a day. A time that the clock skips becomes the next one that exists. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const clock = wallClock(day, timeZone);
  for (let minutes = minutesOf(time); ; minutes++) {
    const moment = clock(minutes);
    if (moment) return moment;
  }
}

/** '09:30' → 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The day and the minutes since midnight in a time zone at an instant. */
export function shownBy(timeZone: string, instant: Date): { day: string; minutes: number } {
  const local = new Date(instant.getTime() + tzOffset(timeZone, instant) * minuteMs).toISOString();
  return { day: local.slice(0, 10), minutes: minutesOf(local.slice(11, 16)) };
}
