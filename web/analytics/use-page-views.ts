import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { viewInGoogleAnalytics } from './consent.ts';
import { track } from './track.ts';

/**
 * Counts a page view on every change of path, on every screen. Skips the first page if the page's own script
 * has already counted it. `googleAnalyticsId` is the configured property, if any.
 */
export function usePageViews(googleAnalyticsId: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (googleAnalyticsId) viewInGoogleAnalytics(googleAnalyticsId);
    const { dataset } = document.documentElement;
    if (dataset.viewed === pathname) return;
    dataset.viewed = pathname;
    track('page_view', {});
  }, [pathname, googleAnalyticsId]);
}
