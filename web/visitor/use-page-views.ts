import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { viewInGoogleAnalytics } from './consent.ts';
import { track } from './track.ts';

/**
 * Counts a page view on every change of the path (seed section 7), on every screen. Our own count of the page that was opened
 * is its own script's, if that came first. `googleAnalyticsId` is the property that is configured, if any.
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
