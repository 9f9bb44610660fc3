/**
 * What public pages do without React: one small script, in the head of every page, that drives the markup as the server
 * rendered it. It goes on after React has started, which never touches what this script has changed.
 */
import { startActivity } from './activity-pop-up.ts';
import { startCarousel } from './carousel.ts';
import { showClocks } from './clocks.ts';
import { countClicks, countFirstView } from './counting.ts';
import { watchExit } from './exit-intent.ts';
import { startFrameworkNear, startFrameworkWhenNeeded } from './framework.ts';
import { keepInstallOffer, showInstallState } from './install-offer.ts';
import { followMenu, markScrolled } from './navigation.ts';
import { openTarget, registerServiceWorker, reloadAtSignIn, startAtTop, whenIdle } from './page.ts';

// Listeners cost nothing; whatever reads or changes the page waits until it is painted.
startFrameworkWhenNeeded();
countClicks();
followMenu();
watchExit();
keepInstallOffer();
startAtTop();
openTarget();

const started = new WeakSet<Element>();

/** Starts each element that fits once, whether the page came with it or React added it later. */
function startEach(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (started.has(element)) continue;
    started.add(element);
    start(element);
  }
}

const startCarousels = () => startEach('[data-carousel]', startCarousel);
const startPopUp = () => startEach('[data-activity]', (box) => whenIdle(() => void startActivity(box)));

let looking = false;
const additions = new MutationObserver(() => {
  if (looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    lookAround();
  });
});

function lookAround(): void {
  for (const look of [showClocks, showInstallState, startCarousels, startPopUp]) look();
  // What these changed themselves is nothing new.
  additions.takeRecords();
}

requestAnimationFrame(() =>
  setTimeout(() => {
    countFirstView();
    markScrolled();
    startFrameworkNear();
    reloadAtSignIn();
    registerServiceWorker();
    lookAround();
    additions.observe(document.body, { childList: true, subtree: true });
    setInterval(showClocks, 30_000);
  }),
);
