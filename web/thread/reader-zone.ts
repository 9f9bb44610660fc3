import { useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';

/** The time zone for times, an IANA name. If it's the reader's own, times are shown without a zone. */
export interface ReaderZone {
  zone: string;
  isOwn: boolean;
}

const businessZone = (): ReaderZone => ({ zone: brand.timeZone, isOwn: false });

/** The business's zone first, the reader's once React runs. */
export function useReaderZone(): ReaderZone {
  const [shown, setShown] = useState(businessZone);
  useEffect(() => setShown(zoneOfReader(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return shown;
}

/** If a browser reports only UTC, we don't know where its reader is, so we use the business's zone, which also dates the bills. */
export function zoneOfReader(browserZone: string | undefined): ReaderZone {
  if (!browserZone || /^(?:Etc\/)?(?:UTC|GMT|Universal|Zulu|Unknown)$/.test(browserZone)) return businessZone();
  return { zone: browserZone, isOwn: true };
}
