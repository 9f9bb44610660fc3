import { useReaderZone } from '../../thread/reader-zone.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

/** Returns a function that formats times with their zone: the business's zone first, the reader's once React runs. */
export function useReaderTime(): (instant: string) => string {
  const zone = useReaderZone();
  return (instant) => zonedTime(instant, zone);
}
