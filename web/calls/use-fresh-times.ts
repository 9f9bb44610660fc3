import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentDay } from '../../domain/bookings/schema.ts';

/**
 * The days that can be booked: as the page came with them, and, since pages are kept for a while, as they are on arrival and
 * whenever `refresh` is called. What can't be fetched leaves them as they are; a time that is gone is refused in words anyway.
 */
export function useFreshTimes(rendered: SentDay[]): { days: SentDay[]; refresh: () => void } {
  const [days, setDays] = useState(rendered);
  const asked = useRef(0);
  useEffect(() => setDays(rendered), [rendered]);
  const refresh = useCallback(() => {
    const number = ++asked.current;
    fetch('/api/booking/times')
      .then((response) => (response.ok ? (response.json() as Promise<{ days: SentDay[] }>) : undefined))
      .then((answer) => {
        if (answer && number === asked.current) setDays(answer.days);
      })
      .catch(() => undefined);
  }, []);
  useEffect(refresh, [refresh]);
  return { days, refresh };
}
