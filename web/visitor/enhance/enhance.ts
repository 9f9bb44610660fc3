/**
 * The small script in the head of every page. It runs what public pages do without React, on the server's markup. It keeps
 * running after React starts, and React doesn't overwrite what it changed.
 */
import { startActivity } from './activity-pop-up.ts';
import { startCarousel } from './carousel.ts';
import { showClocks } from './clocks.ts';
import { countClicks, countFirstView } from './counting.ts';
import { watchExit } from './exit-intent.ts';
import { sendFormsWithLinks, startFrameworkNear, startFrameworkWhenNeeded } from './framework.ts';
import { keepInstallOffer, showInstallState } from './install-offer.ts';
import { followMenu, markScrolled } from './navigation.ts';
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
