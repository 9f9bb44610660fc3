import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';
import { hearChanges } from './change-stream.ts';
import { readNews } from './news.ts';

/**
 * Reads the notifications and then the page's data again whenever something of the signed-in person may have changed: at
 * once, and once more when something changed meanwhile. A hidden tab waits until it is looked at, except at sign-out, when
 * nothing of theirs may stay on a screen.
 */
export function useLiveReload(userId: string | undefined): void {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const { revalidate } = useRevalidator();
  const latest = useRef({ root, revalidate });
  latest.current = { root, revalidate };
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
        // A page that gets no answer puts an error in its place, so it is asked only behind one that came. Else the stream's
        // next greeting asks again.
        if (await readNews(latest.current.root)) await latest.current.revalidate();
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
