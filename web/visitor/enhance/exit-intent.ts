import { track } from '../../analytics/track.ts';
import { recall, remember } from '../../browser/browser-memory.ts';
import { startFramework } from './framework.ts';

const shownKey = 'exit-offer';

/**
 * Opens the exit offer once per browser session, when the pointer leaves through the top of the window:
 * sets the page's `[data-exit-offer]` to 'due', sends it an `exit` event and starts React. Never opens it if the browser
 * can't store that it was shown.
 */
export function watchExit(): void {
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    const offer = document.querySelector<HTMLElement>('[data-exit-offer]');
    if (!offer || clientY > 0 || document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
    if (recall('sessionStorage', shownKey) || !remember('sessionStorage', shownKey, 'shown')) return;
    track('exit_intent_shown', { trigger: 'mouse_leave' });
    offer.dataset.exitOffer = 'due';
    offer.dispatchEvent(new Event('exit'));
    startFramework();
  });
}
