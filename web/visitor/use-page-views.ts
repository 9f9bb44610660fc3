import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './track.ts';

/** Counts a page view on every change of the path (seed section 7). The page that was opened is counted by its own script, if that came first. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.viewed === pathname) return;
    dataset.viewed = pathname;
    track('page_view', {});
  }, [pathname]);
}
