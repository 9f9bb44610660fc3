import { useReaderZone } from '../../thread/reader-zone.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

/** Tells instants with their zone: the business's as the page arrives, the reader's own once it runs. */
export function useReaderTime(): (instant: string) => string {
  const zone = useReaderZone();
  return (instant) => zonedTime(instant, zone);
}
