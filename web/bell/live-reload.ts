import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';
import { hearChanges } from './change-stream.ts';
import { readNews } from './news.ts';

/**
 * Reads the notifications and then the page's data again whenever something of the logged-in person may have changed, and once
 * more if something changed meanwhile. A hidden tab waits until someone looks at it, except at logout, when nothing of theirs
 * may stay on the screen. While the page leads elsewhere or sends a form, reading waits. The framework would start that
 * navigation again, which marks what is new as read, and would ignore the form's redirect.
 */
export function useLiveReload(userId: string | undefined): void {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  const isIdle = useNavigation().state === 'idle' && !isSending;
  const latest = useRef({ root, revalidate, isIdle });
  latest.current = { root, revalidate, isIdle };
  const whenThere = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isIdle) return;
    whenThere.current?.();
    whenThere.current = undefined;
  }, [isIdle]);
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
        if (!(await readNews(latest.current.root))) continue;
        if (latest.current.isIdle) await latest.current.revalidate();
        else whenThere.current = () => void read();
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
