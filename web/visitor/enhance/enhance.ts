/**
 * The small script in the head of every page. It runs what public pages do without React, on the server's markup. It keeps
 * running after React starts, and React doesn't overwrite what it changed.
 */

import { track } from '../../analytics/track.ts';
import { recall, remember } from '../../browser/browser-memory.ts';
import { startActivity } from './activity-pop-up.ts';
import { startCarousel } from './carousel.ts';
import { showClocks } from './clocks.ts';
import { sendFormsWithLinks, startFramework, startFrameworkNear, startFrameworkWhenNeeded } from './framework.ts';
import { keepInstallOffer, showInstallState } from './install-offer.ts';
import { openTarget, registerServiceWorker, reloadAtSignIn, startAtTop, whenIdle } from './page.ts';

// Listeners cost nothing. What reads or changes the page waits until it's painted.
startFrameworkWhenNeeded();
sendFormsWithLinks();
countClicks();
followMenu();
watchExit();
keepInstallOffer();
startAtTop();
openTarget();
reloadAtSignIn();

const started = new WeakSet<Element>();

/** Starts each matching element once, whether it came with the page or React added it later. */
function startEach(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (started.has(element)) continue;
    started.add(element);
    start(element);
  }
}

const startCarousels = () => startEach('[data-carousel]', startCarousel);
const startPopUp = () => startEach('[data-activity]', (box) => whenIdle(() => void startActivity(box)));

let scheduled = false;
const additions = new MutationObserver(() => {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    updatePage();
  });
});

function updatePage(): void {
  for (const update of [showClocks, showInstallState, startCarousels, startPopUp]) update();
  // These changes are our own, so they don't need another update.
  additions.takeRecords();
}

requestAnimationFrame(() =>
  setTimeout(() => {
    countFirstView();
    markScrolled();
    startFrameworkNear();
    registerServiceWorker();
    updatePage();
    additions.observe(document.body, { childList: true, subtree: true });
    setInterval(showClocks, 30_000);
  }),
);

/** Counts the first page view, unless React already has. web/analytics/use-page-views.ts counts later views. */
function countFirstView(): void {
  const { dataset } = document.documentElement;
  if (dataset.viewed === location.pathname) return;
  dataset.viewed = location.pathname;
  track('page_view', {});
}

/** Counts clicks on links and buttons with `data-cta` (name) and `data-cta-location` (place). */
function countClicks(): void {
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

const exitOfferKey = 'exit-offer';

/**
 * Opens the exit offer once per browser session, when the pointer leaves through the top of the window:
 * sets the page's `[data-exit-offer]` to 'due', sends it an `exit` event and starts React. Never opens it if the browser
 * can't store that it was shown.
 */
function watchExit(): void {
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    const offer = document.querySelector<HTMLElement>('[data-exit-offer]');
    if (!offer || clientY > 0 || document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
    if (recall('sessionStorage', exitOfferKey) || !remember('sessionStorage', exitOfferKey, 'shown')) return;
    track('exit_intent_shown', { trigger: 'mouse_leave' });
    offer.dataset.exitOffer = 'due';
    offer.dispatchEvent(new Event('exit'));
    startFramework();
  });
}

/** The bar turns solid after this many pixels of scrolling. */
const solidAfterPx = 20;

/** Sets `data-scrolled` on the root element while the page is scrolled farther than that. */
function markScrolled(): void {
  const look = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > solidAfterPx);
  look();
  addEventListener('scroll', look, { passive: true });
}

/**
 * Closes a menu (`dialog[data-menu]`) when a link or button in it, or the page behind it, is clicked. Opens it in browsers
 * that don't support `command` on buttons yet.
 */
function followMenu(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const invoker = target.closest('button[commandfor]');
    if (invoker && !('commandForElement' in invoker)) {
      const dialog = document.getElementById(invoker.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement && invoker.getAttribute('command') === 'show-modal') dialog.showModal();
    }
    // The panel fills its dialog, so a click on the dialog itself is on the backdrop.
    const closer = target.closest('a, button') ?? (target.matches('dialog') ? target : undefined);
    closer?.closest<HTMLDialogElement>('dialog[data-menu]')?.close();
  });
}
