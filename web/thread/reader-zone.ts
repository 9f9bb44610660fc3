import { useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';

/** The zone in which times are told: the business's as the page arrives, the reader's own once it runs. */
export function useReaderZone(): string {
  const [zone, setZone] = useState<string>(brand.timeZone);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
