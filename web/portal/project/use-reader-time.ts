import { useReaderZone } from '../../thread/reader-zone.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

/** Returns a function that formats times: with the business's zone first, by the reader's own clock once React runs. */
export function useReaderTime(): (instant: string) => string {
  const { zone, isOwn } = useReaderZone();
  return (instant) => zonedTime(instant, zone, isOwn);
}
