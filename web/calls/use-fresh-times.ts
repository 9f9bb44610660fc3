import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentDay } from '../../domain/bookings/schema.ts';

/** The days that can be booked. If `takesBookings` is false, no day has times. */
export interface Times {
  days: SentDay[];
  takesBookings: boolean;
}

/**
 * The times that can be booked: first those rendered with the page, which may be cached, then those fetched on arrival and
 * whenever `refresh` is called. If fetching fails, they stay; booking a time that's taken is refused anyway.
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
