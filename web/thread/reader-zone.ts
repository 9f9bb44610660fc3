import { useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';

/** The time zone to show times in, an IANA name, and whether it's the reader's own, so times go without its name. */
export interface ReaderZone {
  zone: string;
  isOwn: boolean;
}

const businessZone: ReaderZone = { zone: brand.timeZone, isOwn: false };

/** The business's zone first, the reader's once React runs. */
export function useReaderZone(): ReaderZone {
  const [shown, setShown] = useState(businessZone);
  useEffect(() => setShown(zoneOfReader(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return shown;
}

/** A browser that knows only UTC doesn't know where its reader is: they get the business's zone, by which bills are dated. */
export function zoneOfReader(browserZone: string | undefined): ReaderZone {
  if (!browserZone || /^(?:Etc\/)?(?:UTC|GMT|Universal|Zulu|Unknown)$/.test(browserZone)) return businessZone;
  return { zone: browserZone, isOwn: true };
}
