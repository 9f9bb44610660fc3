import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { hearChanges } from './change-stream.ts';

/**
 * Reads the page's data again whenever something of the signed-in person may have changed: at once, and once more when
 * something changed meanwhile. A hidden tab waits until it is looked at, except at sign-out, when nothing of theirs may stay
 * on a screen.
 */
export function useLiveReload(userId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (!userId) return;
    let gone = false;
    let missed = false;
    let isReading = false;
    let isStale = false;
    const read = async () => {
      missed = false;
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && !gone) {
        isStale = false;
        // A read that gets no answer would put an error in the page's place; the stream's next greeting asks again.
        if (await isReachable()) await latest.current();
      }
      isReading = false;
    };
    const stop = hearChanges((change) => {
      if (document.hidden && change !== 'signed-out') missed = true;
      else void read();
    });
    const look = () => missed && !document.hidden && void read();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [userId]);
}

async function isReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
