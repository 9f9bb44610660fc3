import { track } from '../track.ts';

/** Counts the page that was opened, unless React was faster (web/visitor/use-page-views.ts counts the ones after it). */
export function countFirstView(): void {
  const { dataset } = document.documentElement;
  if (dataset.viewed === location.pathname) return;
  dataset.viewed = location.pathname;
  track('page_view', {});
}

/** Counts clicks on calls marked with `data-cta` (what) and `data-cta-location` (where). */
export function countClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const call = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null;
      const { cta, ctaLocation } = call?.dataset ?? {};
      if (cta && ctaLocation) track('cta_click', { cta_name: cta, cta_location: ctaLocation });
    },
    true,
  );
}
