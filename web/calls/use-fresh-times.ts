import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentDay } from '../../domain/bookings/schema.ts';

/** The days that can be booked, and whether calls are taken at all; without, no day has a time. */
export interface Times {
  days: SentDay[];
  takesBookings: boolean;
}

/**
 * What can be booked: as the page came with it, and, since pages are kept for a while, as it is on arrival and whenever `refresh`
 * is called. What can't be fetched leaves it as it is; a time that is gone is refused in words anyway.
 */
export function useFreshTimes(rendered: Times): Times & { refresh: () => void } {
  const [times, setTimes] = useState(rendered);
  const asked = useRef(0);
  useEffect(() => setTimes(rendered), [rendered]);
  const refresh = useCallback(() => {
    const number = ++asked.current;
    fetch('/api/booking/times')
      .then((response) => (response.ok ? (response.json() as Promise<Times>) : undefined))
      .then((answer) => {
        if (answer && number === asked.current) setTimes(answer);
      })
      .catch(() => undefined);
  }, []);
  useEffect(refresh, [refresh]);
  return { ...times, refresh };
}
