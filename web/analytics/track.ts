import type { EventName, EventProps } from '../../domain/analytics/schema.ts';

/** Counts an event. Doesn't wait for an answer, and does nothing in a browser that asks not to be counted. */
export function track<Name extends Exclude<EventName, 'onboarding_step'>>(name: Name, props: EventProps[Name]): void {
  if (asksNotToBeCounted()) return;
  const event = JSON.stringify({ name, path: location.pathname, props });
  navigator.sendBeacon('/api/analytics', new Blob([event], { type: 'application/json' }));
  // The config call already counts the view in Google Analytics (consent.ts).
  if (name !== 'page_view') window.gtag?.('event', name, props);
}

/** Reports a step of the brief to Google Analytics. The server counts it for our own analytics. */
export function trackOnboardingStep(props: EventProps['onboarding_step']): void {
  if (!asksNotToBeCounted()) window.gtag?.('event', 'onboarding_step', props);
}

/** Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted(): boolean {
  return navigator.doNotTrack === '1' || (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

declare global {
  interface Window {
    /** Exists only if Google Analytics is configured and the visitor agreed to it. */
    gtag?: (...command: unknown[]) => void;
  }
}
