import { timeInWords, timeWithZone } from '../../../time/clock.ts';
import { formatByZone } from '../../../time/zone-formats.ts';

const shortDay = formatByZone({ weekday: 'short', month: 'short', day: 'numeric' });

/** 'Fri, Nov 20, 2:05 pm ET', by the clock of `zone`. On the reader's own clock, times go without the zone's name. */
export function zonedTime(instant: Date | string, zone: string, isOwnClock = false): string {
  return `${shortDay(zone).format(new Date(instant))}, ${zonedClock(instant, zone, isOwnClock)}`;
}

/** '2:05 pm ET': the time of an instant, if the day is clear from context. */
export function zonedClock(instant: Date | string, zone: string, isOwnClock = false): string {
  return isOwnClock ? timeInWords(new Date(instant), zone) : timeWithZone(new Date(instant), zone);
}
