/**
 * What public pages do without React: one small script, in the head of every page, that drives the markup as the server
 * rendered it. It goes on after React has started, which never touches what this script has changed.
 */
import { startActivity } from './activity-pop-up.ts';
import { startCarousel } from './carousel.ts';
import { showClocks } from './clocks.ts';
import { countClicks, countFirstView } from './counting.ts';
import { watchExit } from './exit-intent.ts';
import { startFrameworkWhenNeeded } from './framework.ts';
import { keepInstallOffer, showInstallState } from './install-offer.ts';
import { followMenu, markScrolled } from './navigation.ts';
import { openTarget, registerServiceWorker, reloadAtSignIn, startAtTop, whenIdle } from './page.ts';

startFrameworkWhenNeeded();
countFirstView();
countClicks();
markScrolled();
followMenu();
watchExit();
keepInstallOffer();
startAtTop();
openTarget();
reloadAtSignIn();
registerServiceWorker();

const started = new WeakSet<Element>();

/** Starts each element that fits once, whether the page came with it or React added it later. */
function startEach(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (started.has(element)) continue;
    started.add(element);
    start(element);
  }
}

function lookAround(): void {
  showClocks();
  showInstallState();
  startEach('[data-carousel]', startCarousel);
  startEach('[data-activity]', (box) => whenIdle(() => void startActivity(box)));
}

let looking = false;
new MutationObserver(() => {
  if (looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    lookAround();
  });
}).observe(document.body, { childList: true, subtree: true });
setInterval(showClocks, 30_000);
lookAround();
