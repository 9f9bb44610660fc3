import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { hearChanges } from './change-stream.ts';

/** Changes that come in quick succession make one re-read. */
const settleMs = 120;

/**
 * Reads the page's data again whenever something of the signed-in person may have changed. A hidden tab waits until it
 * is looked at, except at sign-out, when nothing of theirs may stay on a screen.
 */
export function useLiveReload(userId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (!userId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    const read = () => {
      missed = false;
      clearTimeout(timer);
      timer = setTimeout(() => void latest.current(), settleMs);
    };
    const stop = hearChanges((change) => {
      if (document.hidden && change !== 'signed-out') missed = true;
      else read();
    });
    const look = () => missed && !document.hidden && read();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [userId]);
}
