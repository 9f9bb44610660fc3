import { useEffect, useState } from 'react';

/** A moment as a place sees it. `hour` counts from midnight, with minutes as a fraction. */
export interface LocalTime {
  label: string;
  hour: number;
}

/** The time in a zone now, new every half minute. Undefined until the page runs: the server's minute is not the reader's. */
export function useLocalTime(timeZone: string): LocalTime | undefined {
  const now = useNow();
  return now && localTime(now, timeZone);
}

/** Now, new every half minute; undefined until the page runs. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function localTime(now: Date, timeZone: string): LocalTime {
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(now);
  const hour = Number(part({ hour: 'numeric', hourCycle: 'h23' }));
  const minute = Number(part({ minute: 'numeric' }));
  return { label: part({ hour: 'numeric', minute: '2-digit' }).replace(/\s/, ' ').toLowerCase(), hour: hour + minute / 60 };
}
