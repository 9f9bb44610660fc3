import { recall, remember } from '../browser/browser-memory.ts';
import { countedPath } from './counted-path.ts';
import { asksNotToBeCounted } from './track.ts';

const choiceKey = 'google-analytics';

/** The address where visitors can change their choice. */
export const choiceHash = '#analytics-choice';

/** The visitor's choice about Google Analytics. Undefined if they weren't asked or didn't answer. */
export function analyticsChoice(): 'yes' | 'no' | undefined {
  const choice = recall('localStorage', choiceKey);
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

export function keepAnalyticsChoice(choice: 'yes' | 'no'): void {
  remember('localStorage', choiceKey, choice);
}

/** The last path reported, so each change is reported once. */
let reportedPath: string | undefined;

/**
 * Reports a view of the open page to Google Analytics, once per change of path. Loads Google Analytics first if needed. Does
 * nothing without consent, or in a browser that asks not to be counted.
 */
export function viewInGoogleAnalytics(id: string): void {
  if (analyticsChoice() !== 'yes' || asksNotToBeCounted()) return;
  const path = countedPath(location.pathname);
  if (!path || reportedPath === location.pathname) return;
  reportedPath = location.pathname;
  load(id);
  // The library's own address, title and referrer could contain link tokens and customers' names.
  window.gtag?.('config', id, {
    page_path: path,
    page_location: location.origin + path,
    page_title: path,
    page_referrer: document.referrer && new URL(document.referrer).origin,
  });
}

function load(id: string): void {
  if (window.gtag) return;
  const layer: unknown[] = [];
  (window as Window & { dataLayer?: unknown[] }).dataLayer = layer;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the library recognizes commands by this object's type.
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}
