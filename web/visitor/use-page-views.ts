import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { track } from './track.ts';

/** Counts a page view on every change of the path (seed section 7). */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const counted = useRef('');
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    track('page_view', {});
  }, [pathname]);
}
