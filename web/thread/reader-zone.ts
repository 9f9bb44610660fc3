import { useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';

/** The time zone to show times in: the business's first, the reader's once React runs. */
export function useReaderZone(): string {
  const [zone, setZone] = useState<string>(brand.timeZone);
  useEffect(() => setZone(zoneOfReader(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return zone;
}

/** A browser that knows only UTC does not know where its reader is: they get the business's zone, by which bills are dated. */
export function zoneOfReader(browserZone: string | undefined): string {
  return !browserZone || /^(?:Etc\/)?(?:UTC|GMT|Universal|Zulu|Unknown)$/.test(browserZone) ? brand.timeZone : browserZone;
}
