import { recall, remember } from './browser-memory.ts';

const choiceKey = 'google-analytics';

/** Where a visitor is asked again. */
export const choiceHash = '#analytics-choice';

/** What a visitor said to Google Analytics; undefined when they were not asked or did not answer. */
export function analyticsChoice(): 'yes' | 'no' | undefined {
  const kept = recall('localStorage', choiceKey);
  return kept === 'yes' || kept === 'no' ? kept : undefined;
}

export function keepAnalyticsChoice(choice: 'yes' | 'no'): void {
  remember('localStorage', choiceKey, choice);
}

/** Loads Google Analytics and tells it the page that is open. */
export function startGoogleAnalytics(id: string): void {
  if (window.gtag) return;
  const layer: unknown[] = [];
  (window as Window & { dataLayer?: unknown[] }).dataLayer = layer;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the library tells commands from data by this very object.
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  viewInGoogleAnalytics(id);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** The page-view config call of seed section 7. */
export function viewInGoogleAnalytics(id: string): void {
  window.gtag?.('config', id, { page_path: location.pathname });
}
