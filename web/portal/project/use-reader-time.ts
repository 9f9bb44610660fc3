import { useEffect, useState } from 'react';
import { brand } from '../../../content/brand.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

/** Tells instants with their zone: the business's as the page arrives, the reader's own once it runs. */
export function useReaderTime(): (instant: string) => string {
  const [zone, setZone] = useState<string | undefined>(brand.timeZone);
  useEffect(() => setZone(undefined), []);
  return (instant) => zonedTime(instant, zone);
}
