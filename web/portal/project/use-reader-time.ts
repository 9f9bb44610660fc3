import { dayOf } from '../../../time/days.ts';
import { useReaderZone } from '../../thread/reader-zone.ts';
import { zonedClock, zonedTime } from '../../ui/controls/zoned-time.ts';

/**
 * Returns a function that formats times: with the business's zone first, by the reader's own clock once React runs. `saysToday` puts
 * 'Today' in place of today's date, for times that stand alone.
 */
export function useReaderTime({ saysToday = false } = {}): (instant: string) => string {
  const { zone, isOwn } = useReaderZone();
  return (instant) =>
    saysToday && dayOf(new Date(instant), zone) === dayOf(new Date(), zone)
      ? `Today, ${zonedClock(instant, zone, isOwn)}`
      : zonedTime(instant, zone, isOwn);
}
