import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useRouteLoaderData } from 'react-router';
import { isOtherBuild } from '../browser/other-build.ts';
import { hasTyped } from '../browser/typed-input.ts';
import { isSending } from '../forms/is-sending.ts';
import type { RootData } from '../session/root-data.ts';
import { hearChanges } from './change-stream.ts';
import { readNews } from './news.ts';

/**
 * Reloads the notifications and then the page's data whenever some of the logged-in person's data may have changed, and once
 * more if something changed meanwhile. A hidden tab waits until it's visible, except at logout, when nothing of theirs may stay
 * on the screen. Waits during a navigation, and while a form is being sent and its data reloads, because the framework would
 * restart that navigation, which marks new items as read, and would ignore the form's redirect. Also waits until React shows the
 * page. Otherwise new items would be marked as read before anyone saw them. Waits also while the page shows what a form was answered,
 * because the framework would take that away, such as what's wrong with a field. It asks the router itself, because React may show
 * only much later that a form is being sent.
 */
export function useLiveReload(userId: string | undefined): void {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const latest = useRef(root);
  latest.current = root;
  const { key } = useLocation();
  const shownKey = useRef(key);
  const readHeld = useRef(() => {});
  useEffect(() => {
    shownKey.current = key;
    readHeld.current();
  }, [key]);
  useEffect(() => {
    if (!userId || !router) return;
    const isShown = () => shownKey.current === router.state.location.key;
    const isIdle = () => router.state.navigation.state === 'idle' && isShown() && ![...router.state.fetchers.values()].some(isSending);
    let gone = false;
    let missed = false;
    let isReading = false;
    let isStale = false;
    let isHeld = false;
    let isSignedOut = false;
    const mayReload = () => isIdle() && (isSignedOut || !router.state.actionData);
    const read = async () => {
      missed = false;
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && !gone) {
        isStale = false;
        // If the page's reload fails, the framework shows an error screen. So reload it only after the notifications could be
        // read; otherwise, the stream's next connection triggers another attempt.
        if (!(await readNews(latest.current))) continue;
        // Data of another build may not fit this screen. Nothing that's typed is risked for it.
        if (isOtherBuild() && hasTyped()) continue;
        if (!mayReload()) {
          isHeld = true;
          continue;
        }
        isSignedOut = false;
        await router.revalidate();
      }
      isReading = false;
    };
    readHeld.current = () => {
      if (!isHeld || !mayReload()) return;
      isHeld = false;
      void read();
    };
    const stopWatching = router.subscribe(() => readHeld.current());
    const stopHearing = hearChanges((change) => {
      isSignedOut ||= change === 'signed-out';
      if (document.hidden && !isSignedOut) missed = true;
      else void read();
    });
    const look = () => missed && !document.hidden && void read();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      readHeld.current = () => {};
      document.removeEventListener('visibilitychange', look);
      stopWatching();
      stopHearing();
    };
  }, [userId, router]);
}
