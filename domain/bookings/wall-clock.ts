import { tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The clock of a zone (IANA name) on one day: gives the instant at which it shows so many minutes after midnight. A time that
 * the clock skips (daylight saving begins) gives undefined, one that it shows twice (daylight saving ends) the first of both.
 */
export function wallClock(day: string, zone: string): (minutes: number) => Date | undefined {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const before = tzOffset(zone, new Date(midnightUtc - dayMs));
  const after = tzOffset(zone, new Date(midnightUtc + 2 * dayMs));
  // Almost every day: the clock does not change around it.
  if (before === after) return (minutes) => new Date(midnightUtc + (minutes - before) * minuteMs);
  return (minutes) => {
    const instants = [before, after].map((offset) => new Date(midnightUtc + (minutes - offset) * minuteMs));
    return instants
      .filter((instant, place) => tzOffset(zone, instant) === [before, after][place])
      .sort((a, b) => a.getTime() - b.getTime())[0];
  };
}

/** '09:30' → 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The day and the minutes since midnight that the clock of a zone shows at an instant. */
export function shownBy(zone: string, instant: Date): { day: string; minutes: number } {
  const shown = new Date(instant.getTime() + tzOffset(zone, instant) * minuteMs).toISOString();
  return { day: shown.slice(0, 10), minutes: minutesOf(shown.slice(11, 16)) };
}
