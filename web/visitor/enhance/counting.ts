import { track } from '../../analytics/track.ts';

/** Counts the first page view, unless React already has. web/analytics/use-page-views.ts counts later views. */
export function countFirstView(): void {
  const { dataset } = document.documentElement;
  if (dataset.viewed === location.pathname) return;
  dataset.viewed = location.pathname;
  track('page_view', {});
}

/** Counts clicks on links and buttons with `data-cta` (name) and `data-cta-location` (place). */
export function countClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null;
      const { cta, ctaLocation } = marked?.dataset ?? {};
      if (cta && ctaLocation) track('cta_click', { cta_name: cta, cta_location: ctaLocation });
    },
    true,
  );
}
