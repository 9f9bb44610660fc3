import type { EventName, EventProps } from '../../domain/analytics/schema.ts';

/** Counts an event of seed section 7. Fire and forget: whoever asks not to be counted is not asked for. */
export function track<Name extends EventName>(name: Name, props: EventProps[Name]): void {
  if (navigator.doNotTrack === '1' || (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  navigator.sendBeacon('/api/analytics', JSON.stringify({ name, path: location.pathname, props }));
}
